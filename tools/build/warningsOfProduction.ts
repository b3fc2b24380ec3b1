import type { siteConfig } from '../../site.config.ts'

type Configuration = Pick<typeof siteConfig, 'formEndpoint' | 'isPreview' | 'legal'>

/**
 * Returns a warning for each setting that production still lacks, naming where to set it. Previews get none.
 *
 * @param configuration site.config.ts
 */
export function warningsOfProduction({ formEndpoint, isPreview, legal }: Configuration): string[] {
  if (isPreview) return []
  const unfilled = Object.entries(legal).flatMap(([name, value]) => (value === '' ? name : []))
  return [
    ...(formEndpoint === ''
      ? [
          'Forms have no endpoint: what visitors send would be lost. Set FORM_ENDPOINT to the address of the form-forwarding service.',
        ]
      : []),
    ...(unfilled.length > 0
      ? [
          `site.config.ts: legal pages say that ${unfilled.length} details are to be filled in. Write them under legal: ${unfilled.join(', ')}.`,
        ]
      : []),
  ]
}
