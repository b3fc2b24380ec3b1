import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { Document } from 'yaml'
import type { CollectionName } from '../../../content/collections.ts'
import { locales } from '../../../renderer/languages.ts'
import { findAuthor, type GitUser } from './findAuthor.ts'
import { readExisting } from './readExisting.ts'
import { type Beginning, templates } from './templates.ts'

/** What is to be begun. */
export interface NewDocument {
  readonly collection: CollectionName
  /** Its file name, without the ending. */
  readonly name: string
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly writer: GitUser
}

/**
 * Begins a document in every language: drafts in which stands what is to be done.
 *
 * @param root the project's root
 * @returns the new files, from the root, the original first
 * @throws Error where a file is there already: it is never overwritten
 */
export function createDocument(root: string, document: NewDocument): string[] {
  const { collection, name } = document
  const beginning = begin(root, document)
  return locales.map((locale) => {
    const file = `content/${locale}/${collection}/${name}.mdx`
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), writeDocument(collection, { ...beginning, locale }), { flag: 'wx' })
    return file
  })
}

function begin(root: string, { collection, title, date, writer }: NewDocument): Omit<Beginning, 'locale'> {
  const members = readExisting(root, 'team').map(({ slug, frontmatter: { name, contact } }) => ({
    slug,
    name,
    email: contact.email.link,
  }))
  const others = readExisting(root, collection).map(({ frontmatter }) => frontmatter)
  const pictures = globSync('content/images/**/*.{svg,png,jpg,jpeg,webp,avif}', { cwd: root }).toSorted()
  const pictureOf = (key: string): string => {
    const known: unknown = others.map((frontmatter) => Reflect.get(frontmatter, key)).find((path) => path !== undefined)
    return typeof known === 'string' ? known : `../../${pictures[0]?.replace('content/', '') ?? 'images/name.jpg'}`
  }
  const orders = others.map((frontmatter) => ('order' in frontmatter ? frontmatter.order : 0))
  return {
    title,
    date,
    order: Math.max(0, ...orders) + 1,
    author: findAuthor(members, writer)?.slug,
    members: members.map(({ slug }) => slug),
    image: pictureOf('image'),
    mark: pictureOf('mark'),
  }
}

function writeDocument(collection: CollectionName, beginning: Beginning): string {
  const template = templates[collection]
  if (!template) throw new Error(`There is no template for ${collection}. Add one to tools/writing/new/templates.ts.`)
  const { frontmatter, body } = template(beginning)
  const yaml = new Document(frontmatter, { aliasDuplicateObjects: false })
  // Whoever fills it in types more apostrophes than quotation marks: texts stand between the latter.
  return `---\n${yaml.toString({ lineWidth: 0 })}---\n\n${body.join('\n\n')}\n`
}
