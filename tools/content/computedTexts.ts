import { posix } from 'node:path'
import { globSync } from 'tinyglobby'
import { formatAmounts, formatPrice } from '../../components/estimate/price.ts'
import type { CollectionName } from '../../content/collections.ts'
import type { ComputedTexts } from '../../renderer/contentSource.ts'
import { defaultLocale, forEachLocale } from '../../renderer/languages.ts'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import type { Diagnostic } from './diagnostics.ts'
import { readFrontmatter } from './frontmatter.ts'
import { readPrices } from './prices.ts'
import { publicationOf } from './publication.ts'
import { readSource } from './readSource.ts'
import type { StringsFile } from './stringsFile.ts'

/**
 * Computes the texts that any other may nest: prices in every currency, `$t(prices:word)`, and in the first, the numbers of languages,
 * services and offices, `$t(counts:services)` and in words, and the names of people, `$t(people:ada-exemple)`.
 */
export function computeTexts(
  root: string,
  strings: readonly StringsFile[],
): { readonly texts: ComputedTexts; readonly diagnostics: readonly Diagnostic[] } {
  const { prices, diagnostics } = readPrices(root)
  const people = publishedIn(root, 'team').map(([slug, { name }]) => [slug, String(name)] as const)
  const services = publishedIn(root, 'services').length
  const texts = forEachLocale((locale) => {
    const textsOf = (namespace: string) =>
      strings.find((one) => one.locale === locale && one.namespace === namespace)?.texts ?? []
    const words = textsOf('numbers').map(({ value }) => value)
    const counts = {
      languages: textsOf('languages').length,
      services: services + textsOf('services').filter(({ key }) => /^others\.items\..*\.name$/.test(key)).length,
      offices: siteConfig.offices.length,
    }
    return {
      prices: Object.fromEntries(
        prices.flatMap(([name, amount]) => [
          [name, formatPrice(amount, locale)],
          [`${name}InFirstCurrency`, formatAmounts(amount, locale)[0] ?? ''],
        ]),
      ),
      counts: Object.fromEntries(
        Object.entries(counts).flatMap(([name, count]) => [
          [name, String(count)],
          [`${name}InWords`, words[count] ?? String(count)],
        ]),
      ),
      people: Object.fromEntries(people),
    }
  })
  return { texts, diagnostics }
}

/** Returns the slugs and the front matter of a collection's published documents, as far as it can be read. */
function publishedIn(root: string, collection: CollectionName) {
  return globSync(`content/${defaultLocale}/${collection}/*.mdx`, { cwd: root }).flatMap((file) => {
    const { data, problem } = readFrontmatter(readSource(posix.join(root, file)), file)
    const isSeen = !problem && publicationOf(data, today()) === 'published'
    return isSeen ? [[posix.basename(file, '.mdx'), data] as const] : []
  })
}
