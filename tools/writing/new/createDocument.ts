import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { globSync } from 'tinyglobby'
import { parse } from 'yaml'
import { z } from 'zod'
import type { CollectionName } from '../../../content/collections.ts'
import { defaultLocale, locales } from '../../../renderer/languages.ts'
import { writerLanguage } from '../../check/messages/catalogue.ts'
import { slugOf } from '../../content/slug.ts'
import type { Plan } from './planDocument.ts'

const frontmatter = z.looseObject({
  name: z.string().optional().catch(undefined),
  order: z.number().catch(0),
  image: z.string().optional().catch(undefined),
  mark: z.string().optional().catch(undefined),
})

/**
 * Creates a draft in every language from the templates of its collection, which contain reminders of what to write.
 *
 * @param root the project's root
 * @param today `YYYY-MM-DD`
 * @returns the new files, from the root, the original first
 * @throws Error where a file exists
 */
export function createDocument(root: string, { collection, name, title }: Plan, today: string): string[] {
  const others = readFrontmatter(root, collection)
  const values: Readonly<Record<string, string>> = {
    title: JSON.stringify(title),
    date: today,
    order: String(Math.max(0, ...others.map(({ order }) => order)) + 1),
    author: findAuthor(root),
    image: others.find(({ image }) => image)?.image ?? '../../images/name.jpg',
    mark: others.find(({ mark }) => mark)?.mark ?? '../../images/name.svg',
  }
  return locales.map((locale) => {
    const file = `content/${locale}/${collection}/${name}.mdx`
    const template = readFileSync(
      new URL(`templates/${writerLanguage(locale)}/${collection}.mdx`, import.meta.url),
      'utf8',
    )
    const source = template.replace(/\$([a-z]+)/g, (placeholder, key: string) => values[key] ?? placeholder)
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source, { flag: 'wx' })
    return file
  })
}

/** Returns the team member with the name in git's configuration, else the first one. */
function findAuthor(root: string): string {
  const members = readFrontmatter(root, 'team')
  const user = slugOf(readGitUser(root))
  return (members.find(({ name }) => name !== undefined && slugOf(name) === user) ?? members[0])?.slug ?? ''
}

/** Returns an empty string where git is missing or has no name. */
function readGitUser(root: string): string {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    return execFileSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8', stdio: [...stdio] }).trim()
  } catch {
    return ''
  }
}

/** Reads the front matter of a collection's documents in the default language; unreadable ones are skipped. */
function readFrontmatter(root: string, collection: CollectionName) {
  const files = globSync(`content/${defaultLocale}/${collection}/*.mdx`, { cwd: root }).toSorted()
  return files.flatMap((file) => {
    const [, yaml = ''] = /^---\r?\n(.*?)\n---/s.exec(readFileSync(join(root, file), 'utf8')) ?? []
    try {
      return [{ slug: posix.basename(file, '.mdx'), ...frontmatter.parse(parse(yaml)) }]
    } catch {
      return []
    }
  })
}
