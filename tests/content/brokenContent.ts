import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { collections } from '../../content/collections.ts'
import { allRules } from '../../tools/check/rules.ts'
import type { Diagnostic } from '../../tools/content/diagnostics.ts'
import { type Content, openContent } from '../../tools/content/openContent.ts'
import { otherLocales } from '../testedLocales.ts'
import { filesOf } from './broken/mistake.ts'
import { mistakes } from './broken/mistakes.ts'

const validFolder = fileURLToPath(new URL('../fixtures/valid', import.meta.url))

/** A page that is no document: the texts that it shows, and a part of it to link to. */
const CONTACT_PAGE = `const texts = ['contact:title', 'contact:pages', 'facts:price', 'facts:reply', 'facts:delivery', 'facts:year']
export const Page = () => <section id="form-title" />
`

/** Opens the content of a folder with all that the check needs. */
export function openAll(root: string): Promise<Content> {
  return openContent(root, { drafts: true })
}

/** Mistakes have any form: checkForm.test.ts looks at it. */
const isOfForm = ({ rule }: Diagnostic) => rule === 'frontmatter-form'

/** Returns all errors and warnings of the content, spelling and form excepted. */
export async function checkContent(root: string): Promise<readonly Diagnostic[]> {
  return (await allRules(await openAll(root), () => false)).filter((diagnostic) => !isOfForm(diagnostic))
}

/** Returns all errors and warnings of the content, form excepted. */
export async function checkContentAndSpelling(root: string): Promise<readonly Diagnostic[]> {
  return (await allRules(await openAll(root))).filter((diagnostic) => !isOfForm(diagnostic))
}

/** The day of all mistakes: what is later is to come. */
const DAY = '2026-11-22'

/** Makes a small project of the valid content, with a mistake in it; runs the test on it; removes it. */
export async function withContent<Result>(
  mistake: string | null,
  run: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'site-content-'))
  try {
    return await onContent(root, mistake, run)
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
  mistake: string | null,
  run: (root: string) => Promise<Result>,
): Promise<Result> {
  restoreFiles(root)
  if (mistake !== null) make(mistake, root)
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
  ...listFiles(validFolder).map((file) => [file, readFileSync(join(validFolder, file))] as const),
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

/** Makes a mistake: writes the files that differ. */
function make(name: string, root: string): void {
  const mistake = mistakes[name]
  if (!mistake) throw new Error(`There is no mistake ${name}.`)
  const write = (file: string, act: (path: string) => void) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    act(join(root, file))
  }
  for (const [file, content] of filesOf(mistake)) write(file, (path) => writeFileSync(path, content))
  for (const [file, target] of Object.entries(mistake.links ?? {})) {
    write(file, (path) => symlinkSync(resolve(target), path))
  }
}

/** Returns whether a diagnostic is about content in a language that the tests lack, or asks for it. */
export function isOfOtherLocale({ file, rule, message }: Diagnostic): boolean {
  const places = /-missing$|-without-|-differ$/.test(rule ?? '') ? `${file} ${message}` : file
  return otherLocales.some((locale) => places.includes(`content/${locale}/`) || places.includes(`.${locale}.vtt`))
}

/**
 * Whether a diagnostic is about the other language: most mistakes are in one language alone, and only those about
 * translations expect diagnostics of the other.
 */
export function isOfTranslation({ rule }: Diagnostic): boolean {
  return rule !== undefined && /^(?:structure|translation)-/.test(rule)
}
