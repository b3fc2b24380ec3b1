import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../../tools/copyProject.ts'
import { digestSite } from './digestSite.ts'

/** A build takes some seconds, more on a busy machine. */
const BUILD_TIMEOUT = 180_000
const BUILD = ['tools/build.ts']
const STATE_OF_SITE = /^dist still holds the last good site, of \d{4}-\d\d-\d\d \d\d:\d\d\.$/m

let project: ProjectCopy
let lastGoodSite: Record<string, string>

beforeAll(() => {
  project = copyProject()
  mkdirSync(join(project.root, 'dist/client'), { recursive: true })
  writeFileSync(join(project.root, 'dist/client/index.html'), 'the last good site')
  lastGoodSite = digestSite(project.root)
})
afterAll(() => project.remove())

/** A program that runs, and what it has printed. */
function watch(program: ChildProcess) {
  let printed = ''
  const readers = new Set<() => void>()
  for (const stream of [program.stdout, program.stderr]) {
    stream?.on('data', (text) => {
      printed += String(text)
      for (const read of readers) read()
    })
  }
  const ended = once(program, 'close')
  return {
    ended,
    printed: () => printed,
    /** Resolves when it has printed something, or has ended. */
    untilSaid: (text: string) =>
      Promise.race([
        new Promise<void>((done) => {
          const read = () => {
            if (printed.includes(text)) done()
          }
          readers.add(read)
          read()
        }),
        ended,
      ]),
  }
}

test(
  'on a full disk a build leaves the last good site, and says in a sentence what to do',
  { timeout: BUILD_TIMEOUT },
  async () => {
    const { succeeds, errors } = await project.run(BUILD, {
      NODE_OPTIONS: `--import=${resolve('tests/build/fullDisk.mjs')}`,
      WRITES_LEFT: '60',
    })
    expect(succeeds).toBe(false)
    expect(errors).toMatch(/^The disk is full: the build could not write .+\. Free some room, and build again\.$/m)
    expect(errors).toMatch(STATE_OF_SITE)
    // No stack of calls, which nobody could do anything with.
    expect(errors).not.toMatch(/^ +at /m)
    expect(digestSite(project.root)).toEqual(lastGoodSite)
    expect(existsSync(join(project.root, 'dist.next'))).toBe(false)
  },
)

test(
  'a build that is stopped while it makes pages leaves the last good site, and says so',
  { timeout: BUILD_TIMEOUT },
  async () => {
    const program = project.start(BUILD)
    const build = watch(program)
    await build.untilSaid('Finishing pages: ')
    program.kill('SIGTERM')
    await build.ended
    expect(program.exitCode).toBe(143)
    expect(build.printed()).toMatch(/^Stopped\.$/m)
    expect(build.printed()).toMatch(STATE_OF_SITE)
    expect(digestSite(project.root)).toEqual(lastGoodSite)
    expect(existsSync(join(project.root, 'dist.next'))).toBe(false)
  },
)
