import { siteConfig } from '../../site.config.ts'
import { takeBuildLock } from './buildLock.ts'
import { buildSite } from './buildSite.ts'
import { describeFailure } from './describeFailure.ts'
import { showProgress } from './progress.ts'
import { warningsOfProduction } from './warningsOfProduction.ts'

/** What tools/build.ts starts, and watches: the build itself. */
const root = process.cwd()
// Whoever reads along may stop reading, and a log may fill the disk: neither is a reason to stop.
process.stdout.on('error', () => undefined)
// The one that watches was killed: nobody waits for this build.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

try {
  const lock = await takeBuildLock(root, () =>
    console.log('Another build of this folder is under way: this one begins when it has ended.'),
  )
  await buildSite({ root, isCold: process.argv.includes('--cold'), progress: showProgress(process.stdout) })
  await lock.release()
  for (const warning of warningsOfProduction(siteConfig)) console.warn(warning)
} catch (error) {
  console.error(describeFailure(error) ?? error)
  process.exitCode = 1
}
