import { currentCertification } from '../renderer/certification.ts'
import { addressForForms } from '../renderer/formService.ts'
import { today } from '../renderer/today.ts'
import { siteConfig } from '../site.config.ts'

/** What a build depends on in addition to the files of the project. */
interface Settings {
  /** The settings in site.config.ts. */
  readonly config: { readonly url: string; readonly formEndpoint: string; readonly [name: string]: unknown }
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** The reserved names and numbers with which the agency in site.config.ts is invented. */
const INVENTED = /ex[ae]mple|555-01\d\d|600 00 01|0{7}/i

/** Stops this process with a sentence for each mistake in its settings, before anything fails because of one. */
export function checkSettings(): void {
  const mistakes = findMistakes({ config: siteConfig, environment: process.env })
  if (mistakes.length === 0) return
  console.error(mistakes.join('\n'))
  process.exit(1)
}

/** Returns a sentence for each mistake: what is wrong, and what to write instead. */
export function findMistakes({ config, environment }: Settings): string[] {
  return [
    describeUrl(config.url, environment['SITE_URL']),
    messageOf(() => addressForForms(config.formEndpoint)),
    describeContext(environment['DEPLOY_CONTEXT']),
    describeSpecimens(specimensIn(config), environment),
    messageOf(() => today()),
    messageOf(() => currentCertification()),
  ].flatMap((mistake) => mistake ?? [])
}

/** An address of a site is that of its home page, without a path: pages have theirs. */
function describeUrl(url: string, given: string | undefined): string | undefined {
  const { protocol, hostname, origin, href } = new URL(URL.canParse(url) ? url : 'none:')
  if (/^https?:$/.test(protocol) && /^localhost$|[.:]/.test(hostname) && href === `${origin}/`) return undefined
  return `${given ? 'SITE_URL' : 'url in site.config.ts'} is "${url}", which is not the address of a site. Write one like https://www.example.com`
}

function describeContext(context = ''): string | undefined {
  return ['', 'production', 'preview'].includes(context)
    ? undefined
    : `DEPLOY_CONTEXT is "${context}". Write production or preview, or unset it.`
}

function describeSpecimens(names: readonly string[], environment: Settings['environment']): string | undefined {
  const isDemonstration = environment['SPECIMEN'] === '1'
  if (environment['DEPLOY_CONTEXT'] !== 'production' || isDemonstration || names.length === 0) return undefined
  return `site.config.ts still has values of the specimen agency, which no visitor may read: ${names.join(', ')}. Write the agency’s own there (url: set SITE_URL), or build a demonstration that search engines skip, with SPECIMEN=1.`
}

/** Returns the names of the values in site.config.ts that are invented, or empty. */
export function specimensIn({ url, email, offices, legal, socialLinks }: Settings['config']): string[] {
  const namesIn = (value: unknown, name: string): string[] => {
    if (typeof value === 'string') return value === '' || INVENTED.test(value) ? [name] : []
    return Object.entries(Object(value)).flatMap(([key, inner]) => namesIn(inner, name ? `${name}.${key}` : key))
  }
  return namesIn({ url, email, offices, legal, socialLinks }, '')
}

function messageOf(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
