import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { unlessBuilding } from './build/buildLock.ts'
import { describeSite, putRight } from './build/siteFolders.ts'

const STOPPED_BY = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Of a process that aborts itself, as V8 does where its memory ends, on systems without signals. */
const ABORTED = 134

/**
 * `npm run build`: makes what has changed since the last build; `npm run build -- --cold` makes everything.
 *
 * The build is a process of its own, so that whatever ends it, this one is left to clear up and to say how the site is.
 */
async function main(root: string): Promise<void> {
  const build = fork(fileURLToPath(new URL('build/runBuild.ts', import.meta.url)), process.argv.slice(2))
  let stoppedBy: (typeof STOPPED_BY)[number] | undefined
  for (const signal of STOPPED_BY) {
    process.on(signal, () => {
      stoppedBy = signal
      // Whatever it is at: nothing that it has begun counts.
      build.kill('SIGKILL')
    })
  }
  await once(build, 'exit')
  if (build.exitCode === 0) return
  process.exitCode = stoppedBy ? 128 + constants.signals[stoppedBy] : 1
  const reason = stoppedBy ? 'Stopped.' : describeEnd(build.signalCode, build.exitCode)
  if (reason) console.error(reason)
  // Of a build that goes on meanwhile, nothing is touched.
  await unlessBuilding(root, () => putRight(root)).catch(() => undefined)
  console.error(describeSite(root))
}

/** What a build could not say itself. */
function describeEnd(signal: NodeJS.Signals | null, code: number | null): string | undefined {
  if (signal === 'SIGABRT' || code === ABORTED) {
    return 'The build ran out of memory. Allow it more: NODE_OPTIONS=--max-old-space-size=4096 npm run build'
  }
  if (signal === 'SIGKILL') {
    return 'The system has killed the build, as it does where memory ends. Close other programs, and build again.'
  }
  return signal ? `The build broke off (${signal}). Build again; if it stays so, npm run build -- --cold.` : undefined
}

await main(process.cwd())
