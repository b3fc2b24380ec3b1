import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { type CollectionName, collections } from '../../../content/collections.ts'
import { defaultLocale, locales } from '../../../renderer/languages.ts'
import { canonical } from '../../content/frontmatter/canonical.ts'
import { say, writerLanguage } from '../../content/messages/catalogue.ts'
import { documentNameOf } from '../../content/slug.ts'

/** The collections, by the kinds of documents that the command line names. */
const kinds: Readonly<Record<string, CollectionName>> = {
  article: 'articles',
  'case-study': 'case-studies',
  service: 'services',
  team: 'team',
  policy: 'policies',
}

/** The command line's arguments: `npm run new -- article "Un titre" --name un-titre`. */
interface Request {
  readonly kind: string
  readonly title: string
  readonly name?: string | undefined
}

/**
 * Creates a draft in every language from the templates of its collection, which contain reminders of what to write.
 *
 * @param root the project's root
 * @param today `YYYY-MM-DD`
 * @returns the new files, from the project's root, that of the default language first
 * @throws Error that names the solution
 */
export function createDocument(root: string, { kind, title, name = title }: Request, today: string): string[] {
  const collection = kinds[kind]
  if (!collection) throw new Error(say('new.kind', { kinds: Object.keys(kinds).join(', ') }))
  if (title === '') throw new Error(say('new.title'))
  const slug = documentNameOf(name)
  if (slug === '') throw new Error(say('new.name', { name }))
  const { slugs } = { slugs: undefined, ...collections[collection] }
  if (slugs && !slugs.includes(slug)) throw new Error(say('new.page', { name: slug, names: slugs.join(' | ') }))
  const drafts = locales.map((locale) => ({ locale, file: `content/${locale}/${collection}/${slug}.mdx` }))
  const existing = drafts.find(({ file }) => existsSync(join(root, file)))
  if (existing) throw new Error(say('new.exists', { file: existing.file, name: slug }))

  const values = new Map([['title', JSON.stringify(title)], ['date', today], ...valuesOfOthers(root, collection)])
  for (const { locale, file } of drafts) {
    const template = new URL(`templates/${writerLanguage(locale)}/${collection}.mdx`, import.meta.url)
    const source = readFileSync(template, 'utf8').replaceAll(
      /\$([a-z]+)/g,
      (placeholder, key: string) => values.get(key) ?? placeholder,
    )
    mkdirSync(dirname(join(root, file)), { recursive: true })
    // A link in its place would lead elsewhere.
    writeFileSync(join(root, file), canonical(collection, source), { flag: 'wx' })
  }
  return drafts.map(({ file }) => file)
}

/** Returns what a draft takes over from others: an author and pictures, which writers replace, and the next number of the order. */
function valuesOfOthers(
  root: string,
  collection: CollectionName,
): ReadonlyArray<readonly [key: string, value: string]> {
  const list = (name: CollectionName) => globSync(`content/${defaultLocale}/${name}/*.mdx`, { cwd: root }).toSorted()
  const sources = list(collection).map((file) => readFileSync(join(root, file), 'utf8'))
  const valuesOf = (key: string) =>
    sources.flatMap((source) => new RegExp(`^${key}: (\\S+)$`, 'm').exec(source)?.[1] ?? [])
  const [author = ''] = list('team')
  const [image = '../../images/name.jpg'] = valuesOf('image')
  const [mark = '../../images/name.svg'] = valuesOf('mark')
  const order = Math.max(0, ...valuesOf('order').map(Number)) + 1
  return [
    ['author', basename(author, '.mdx')],
    ['image', image],
    ['mark', mark],
    ['order', String(order)],
  ]
}
