import { readFileSync } from 'node:fs'
import { collections, type CollectionName } from '../../content/collections.ts'
import { chooseText, type TextValues } from '../../renderer/islands/chooseText.ts'
import type { Locale } from '../../renderer/languages.ts'
import { typesetAll } from '../../renderer/typography.ts'
import { parseFrontmatter } from '../../tools/content/frontmatter.ts'
import { readText } from '../../tools/content/texts.ts'

/**
 * A text of the site as its pages show it, its placeholders filled; `count` also chooses its plural. Tests read texts, so
 * that other words of a translator's fail none of them; only words that must be what they are stand in the tests.
 *
 * @param key namespace and key: `common:skipLink`
 * @throws Error naming the file and the key, where there is no such text
 */
export function text(locale: Locale, key: `${string}:${string}`, values: TextValues = {}): string {
  const { count } = values
  const plural = typeof count === 'number' ? `_${new Intl.PluralRules(locale).select(count)}` : ''
  return chooseText({ found: readText('.', locale, `${key}${plural}`) }, 'found', values, locale)
}

/** What a text that counts something looks like, whatever the number; in the page, or made plain. */
export function textWithAnyCount(locale: Locale, key: `${string}:${string}`, values: TextValues = {}): RegExp {
  const forms = ['one', 'other'].map((plural) =>
    text(locale, `${key}_${plural}`, values)
      .split('{{count}}')
      .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`))
      .join(String.raw`\d+`),
  )
  return new RegExp(`^(?:${forms.join('|')})$`)
}

/**
 * The frontmatter of a document as its pages show it.
 *
 * @throws Error naming the file, where it is not as it should be
 */
export function frontmatterOf<Name extends CollectionName>(locale: Locale, collection: Name, slug: string) {
  const file = `content/${locale}/${collection}/${slug}.mdx`
  const { data } = parseFrontmatter<(typeof collections)[Name]['schema']>(
    readFileSync(file, 'utf8'),
    file,
    collections[collection].schema,
  )
  if (!data) throw new Error(`${file} has a frontmatter that is wrong. npm run check:content tells how.`)
  return typesetAll(data, locale)
}

/** A text as it is in the page, with plain spaces. */
export const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ')
