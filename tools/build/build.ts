import { existsSync } from 'node:fs'
import { siteConfig } from '../../site.config.ts'
import { ContentError } from '../content/diagnostics.ts'
import { buildSite } from './buildSite.ts'

/**
 * `npm run build` builds the static site in dist.
 *
 * A build that fails or is interrupted leaves the last good site unchanged.
 */
try {
  await buildSite(process.cwd())
  if (!siteConfig.isPreview && siteConfig.formEndpoint === '') {
    console.warn(
      'Forms have no endpoint: what visitors send would be lost. Set FORM_ENDPOINT to the address of the forwarding service.',
    )
  }
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error)
  console.error(existsSync('dist') ? 'dist still holds the last good site.' : 'There is no site in dist.')
  // Work that is under way would only take time, and may fail once more.
  process.exit(1)
}
