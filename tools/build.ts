import { siteConfig } from '../site.config.ts'
import { buildSite } from './build/buildSite.ts'
import { showProgress } from './build/progress.ts'
import { findTellingError } from './findTellingError.ts'

/** `npm run build`: makes what has changed since the last build; `npm run build -- --cold` makes everything. */
try {
  const isCold = process.argv.includes('--cold')
  await buildSite({ root: process.cwd(), isCold, progress: showProgress(process.stdout) })
  if (siteConfig.formEndpoint === '' && !siteConfig.isPreview) {
    console.warn(
      'Forms have no endpoint: what visitors send would be lost. Set FORM_ENDPOINT to the address of the form-forwarding service.',
    )
  }
} catch (error) {
  console.error(findTellingError(error)?.message ?? error)
  process.exitCode = 1
}
