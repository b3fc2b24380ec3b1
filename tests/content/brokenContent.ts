import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { collections } from '../../content/collections.ts'
import type { Diagnostic } from '../../tools/content/diagnostics.ts'
import { allRules, rules } from '../../tools/check/rules.ts'
import { type Content, openContent } from '../../tools/content/openContent.ts'
import { otherLocales } from '../testedLocales.ts'

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))

/** A page that is no document: the texts that it shows, and a part of it to link to. */
const CONTACT_PAGE = `const texts = ['contact:title', 'contact:pages', 'facts:price', 'facts:reply', 'facts:delivery', 'facts:year']
export const Page = () => <section id="form-title" />
`

/** The names of the broken fixtures: folders of files to lay over the valid content, each with one mistake. */
export const brokenFixtures = readdirSync(join(fixtures, 'broken'))

/** The file with the expected diagnostics of a fixture. */
export function expectedFile(fixture: string): string {
  return join(fixtures, 'broken', fixture, 'expected.txt')
}

/** What was last read in each folder: only what has changed since is read again. */
const opened = new Map<string, Content>()

/** Opens the content of a folder with all that the check needs. */
export async function openAll(root: string): Promise<Content> {
  const content = await openContent(root, { drafts: true, keepsTrees: true, previous: opened.get(root) })
  opened.set(root, content)
  return content
}

/** Returns all errors and warnings of the content, spelling excepted. */
export async function checkContent(root: string): Promise<readonly Diagnostic[]> {
  return rules(await openAll(root))
}

/** Returns all errors and warnings of the content. */
export async function checkContentAndSpelling(root: string): Promise<readonly Diagnostic[]> {
  return allRules(await openAll(root))
}

/** The day of all fixtures: what is later is to come. */
const DAY = '2026-11-22'

/** Makes a small project of the valid content, with a broken fixture laid over it; runs the test on it; removes it. */
export async function withContent<Result>(
  fixture: string | null,
  run: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'site-content-'))
  try {
    return await onContent(root, fixture, run)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/**
 * The same in a folder that many tests use in turn: only the files that differ from those of the last test are written,
 * and read again.
 */
export async function onContent<Result>(
  root: string,
  fixture: string | null,
  run: (root: string) => Promise<Result>,
): Promise<Result> {
  restoreFiles(root)
  if (fixture !== null) layOver(root, fixture)
  // A language must have all texts, and needs no document.
  for (const locale of otherLocales) {
    cpSync(join(root, 'content/en/strings'), join(root, `content/${locale}/strings`), { recursive: true })
  }
  const dayBefore = process.env['BUILD_DATE']
  process.env['BUILD_DATE'] = DAY
  try {
    return await run(root)
  } finally {
    if (dayBefore === undefined) delete process.env['BUILD_DATE']
    else process.env['BUILD_DATE'] = dayBefore
  }
}

const listFiles = (folder: string) => globSync('**/*', { cwd: folder, dot: true })

const valid = new Map([
  ...listFiles(join(fixtures, 'valid')).map((file) => [file, readFileSync(join(fixtures, 'valid', file))] as const),
  // Written here: Vike takes every +Page.tsx of the project for a page, those of fixtures too.
  ['pages/contact/+Page.tsx', Buffer.from(CONTACT_PAGE)],
  [
    'pages/documents/+onBeforePrerenderStart.ts',
    Buffer.from(
      Object.keys(collections)
        .map((name) => `pathsOfCollection('${name}')\n`)
        .join(''),
    ),
  ],
])

/** Replaces the files of a folder by those of the valid content. */
function restoreFiles(root: string): void {
  const present = new Set(listFiles(root))
  for (const file of present) if (!valid.has(file)) rmSync(join(root, file))
  const written = [...valid].filter(
    ([file, bytes]) => !present.has(file) || !readFileSync(join(root, file)).equals(bytes),
  )
  for (const [file, bytes] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), bytes)
  }
}

/** Copies the files of a broken fixture. */
function layOver(root: string, fixture: string): void {
  const folder = join(fixtures, 'broken', fixture)
  // What is expected of the check is no part of the project.
  cpSync(folder, root, { recursive: true, filter: (source) => source !== expectedFile(fixture) })
}

/** Returns whether a diagnostic is about content in a language that the fixtures lack, or asks for it. */
export function isOfOtherLocale({ file, rule, message }: Diagnostic): boolean {
  const places = /-missing$|-without-|-differ$/.test(rule ?? '') ? `${file} ${message}` : file
  return otherLocales.some((locale) => places.includes(`content/${locale}/`) || places.includes(`.${locale}.vtt`))
}

/**
 * Whether a diagnostic is about the other language: most fixtures change one language alone, and only those about
 * translations expect diagnostics of the other.
 */
export function isOfTranslation({ rule }: Diagnostic): boolean {
  return rule !== undefined && /^(?:structure|translation)-/.test(rule)
}
