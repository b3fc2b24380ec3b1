import { readFileSync } from 'node:fs'
import { collections, type CollectionName } from '../../content/collections.ts'
import { chooseText, type TextValues } from '../../renderer/islands/chooseText.ts'
import type { Locale } from '../../renderer/languages.ts'
import { typesetAll } from '../../renderer/typography.ts'
import { parseFrontmatter } from '../../tools/content/frontmatter/parseFrontmatter.ts'
import { openTexts, readText } from '../../tools/content/texts.ts'

const texts = openTexts('.')

/**
 * Returns a text of the site as displayed, with its placeholders filled in; `count` also selects the plural form. Tests
 * read the texts from their files, so that rewording breaks none of them; only wording that must not change is in the
 * tests.
 *
 * @param key namespace and key: `common:skipLink`
 * @throws Error naming the file and the key if there is no such text
 */
export function text(locale: Locale, key: `${string}:${string}`, values: TextValues = {}): string {
  const { count } = values
  const plural = typeof count === 'number' ? `_${new Intl.PluralRules(locale).select(count)}` : ''
  return chooseText({ found: readText(texts, locale, `${key}${plural}`) }, 'found', values, locale)
}

/** Returns a pattern for a text with a count, for any number; as displayed, or with plain spaces. */
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
 * Returns the front matter of a document as displayed.
 *
 * @throws Error naming the file if it is invalid
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

/** Returns a text as displayed, with plain spaces. */
export const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ')
