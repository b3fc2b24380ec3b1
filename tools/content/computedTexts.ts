import { posix } from 'node:path'
import { globSync } from 'tinyglobby'
import { formatPrice } from '../../components/estimate/price.ts'
import type { CollectionName } from '../../content/collections.ts'
import type { ComputedTexts } from '../../renderer/contentSource.ts'
import { defaultLocale, forEachLocale, type Locale } from '../../renderer/languages.ts'
import { today } from '../../renderer/today.ts'
import type { Diagnostic } from './diagnostics.ts'
import { readFrontmatter } from './frontmatter.ts'
import { readPrices } from './prices.ts'
import { publicationOf } from './publication.ts'
import { readSource } from './readSource.ts'
import type { StringsFile } from './stringsFile.ts'

/**
 * Computes the texts that any other may nest: prices in every currency, `$t(prices:word)`, the numbers of languages,
 * services and so on, `$t(counts:services)` and in words, and the names of people, `$t(people:ada-exemple)`.
 */
export function computeTexts(
  root: string,
  strings: readonly StringsFile[],
): { readonly texts: ComputedTexts; readonly diagnostics: readonly Diagnostic[] } {
  const { prices, diagnostics } = readPrices(root)
  const texts = forEachLocale((locale) => {
    const listOf = (name: `${string}:${string}`) => {
      const [namespace, group] = name.split(':')
      const file = strings.find((one) => one.locale === locale && one.namespace === namespace)
      return (file?.texts ?? []).filter(({ key }) => !group || key.startsWith(`${group}.`))
    }
    const words = listOf('numbers:words').map(({ value }) => value)
    const published = (collection: CollectionName) => documentsIn(root, collection, locale)
    const otherServices = new Set(listOf('services:others.items').map(({ key }) => key.split('.')[2]))
    const counts = {
      languages: listOf('languages:').length,
      services: published('services').size + otherServices.size,
    }
    return {
      prices: Object.fromEntries([...prices].map(([name, amount]) => [name, formatPrice(amount, locale)])),
      counts: Object.fromEntries(
        Object.entries(counts).flatMap(([name, count]) => [
          [name, String(count)],
          [`${name}InWords`, words[count] ?? String(count)],
        ]),
      ),
      people: Object.fromEntries([...published('team')].map(([slug, { name }]) => [slug, String(name)])),
    }
  })
  return { texts, diagnostics }
}

/** Returns the front matter of a collection's published documents in a language, by slug, as far as it can be read. */
function documentsIn(root: string, collection: CollectionName, locale: Locale) {
  const files = globSync(
    [defaultLocale, locale].map((folder) => `content/${folder}/${collection}/*.mdx`),
    { cwd: root },
  )
  // A document in the language itself comes after, and in place of, the one in the default language.
  const isOwn = (file: string) => Number(file.startsWith(`content/${locale}/`))
  const ofLanguage = files.toSorted((one, other) => isOwn(one) - isOwn(other))
  return new Map(
    ofLanguage.flatMap((file) => {
      const read = readFrontmatter(readSource(posix.join(root, file)), file)
      const isSeen = 'data' in read && publicationOf(read.data, today()) === 'published'
      return isSeen ? [[posix.basename(file, '.mdx'), read.data] as const] : []
    }),
  )
}
