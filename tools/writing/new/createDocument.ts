import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { globSync } from 'tinyglobby'
import { z } from 'zod'
import { type CollectionName, collections, IMAGE_PATH } from '../../../content/collections.ts'
import { defaultLocale, locales } from '../../../renderer/languages.ts'
import { adviseOn } from '../../content/diagnostics.ts'
import { readFrontmatter } from '../../content/frontmatter.ts'
import { canonical } from '../../content/frontmatter/canonical.ts'
import { localeOfTerminal, say, writerLanguage } from '../../content/messages/catalogue.ts'
import { readSource } from '../../content/readSource.ts'
import { documentNameOf } from '../../content/slug.ts'

/** The collections, by the kinds of documents that the command line names. */
export const kinds: Readonly<Record<string, CollectionName>> = {
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

/** A draft that was created. */
interface CreatedDocument {
  readonly collection: CollectionName
  /** The file name without its extension. */
  readonly name: string
  /** The new files, from the project's root, that of the default language first. */
  readonly files: readonly string[]
}

/**
 * Creates a draft in every language from the templates of its collection, which contain reminders of what to write.
 *
 * @param root the project's root
 * @param today `YYYY-MM-DD`
 * @throws Error that names the solution
 */
export function createDocument(root: string, { kind, title, name = title }: Request, today: string): CreatedDocument {
  const collection = kinds[kind]
  if (!collection) {
    // Messages are in the language of their file.
    const advice = adviseOn(kind, Object.keys(kinds), `content/${localeOfTerminal(process.env)}/`)
    throw new Error(say('new.kind', { kind, advice }))
  }
  if (title === '') throw new Error(say('new.title'))
  const slug = documentNameOf(name)
  if (slug === '') throw new Error(say('new.name', { name }))
  const { slugs } = { slugs: undefined, ...collections[collection] }
  if (slugs && !slugs.includes(slug)) throw new Error(say('new.page', { name: slug, names: slugs.join(' | ') }))
  const files = locales.map((locale) => `content/${locale}/${collection}/${slug}.mdx`)
  const existing = files.find((file) => existsSync(join(root, file)))
  if (existing) throw new Error(say('new.exists', { file: existing, name: slug }))

  const values = templateValues(root, collection, title, today)
  for (const [index, locale] of locales.entries()) {
    const template = new URL(`templates/${writerLanguage(locale)}/${collection}.mdx`, import.meta.url)
    const source = readFileSync(template, 'utf8').replace(
      /\$([a-z]+)/g,
      (placeholder, key: string) => values[key] ?? placeholder,
    )
    const path = join(root, files[index] ?? '')
    mkdirSync(dirname(path), { recursive: true })
    // A link in its place would lead elsewhere.
    writeFileSync(path, canonical(collection, source), { flag: 'wx' })
  }
  return { collection, name: slug, files }
}

/** Returns the values for the placeholders of templates: `$title`, `$order` and so on. */
function templateValues(
  root: string,
  collection: CollectionName,
  title: string,
  today: string,
): Readonly<Record<string, string>> {
  const others = readOthers(root, collection)
  return {
    title: JSON.stringify(title),
    date: today,
    order: String(Math.max(0, ...others.map(({ order }) => order)) + 1),
    author: readOthers(root, 'team')[0]?.slug ?? '',
    image: others[0]?.image ?? '../../images/name.jpg',
    mark: others[0]?.mark ?? '../../images/name.svg',
  }
}

/** What a draft takes over from others; anything but a picture's usual path is left out. */
const frontmatter = z.object({
  order: z.number().catch(0),
  image: z.string().regex(IMAGE_PATH).optional().catch(undefined),
  mark: z.string().regex(IMAGE_PATH).optional().catch(undefined),
})

/** Reads the front matter of a collection's documents in the default language. Unreadable ones are skipped. */
function readOthers(root: string, collection: CollectionName) {
  const files = globSync(`content/${defaultLocale}/${collection}/*.mdx`, { cwd: root }).toSorted()
  return files.flatMap((file) => {
    // Links may lead anywhere.
    if (!lstatSync(join(root, file)).isFile()) return []
    const read = readFrontmatter(readSource(join(root, file)), file)
    return 'problem' in read ? [] : [{ slug: posix.basename(file, '.mdx'), ...frontmatter.parse(read.data) }]
  })
}
