import { siteConfig } from '../../site.config.ts'
import { ContentError } from '../content/diagnostics.ts'
import { buildSite } from './buildSite.ts'
import { showProgress } from './progress.ts'
import { describeSite } from './siteFolders.ts'
import { warningsOfProduction } from './warningsOfProduction.ts'

/**
 * `npm run build`: the static site, in dist; `npm run build -- --cold` uses nothing of what the last build has kept.
 *
 * A build that fails, or is stopped, leaves the last good site as it was.
 */
const root = process.cwd()
try {
  await buildSite({ root, isCold: process.argv.includes('--cold'), progress: showProgress(process.stdout) })
  for (const warning of warningsOfProduction(siteConfig)) console.warn(warning)
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error)
  console.error(describeSite(root))
  process.exitCode = 1
}
