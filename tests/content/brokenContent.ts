import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collections } from '../../content/collections.ts'
import type { Diagnostic } from '../../tools/content/diagnostics.ts'
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

/** The day of all fixtures: what is later is to come. */
const DAY = '2026-11-22'

/** Makes a small project of the valid content, with a broken fixture laid over it; runs the test on it; removes it. */
export async function withContent<Result>(
  fixture: string | null,
  run: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'site-content-'))
  const dayBefore = process.env['BUILD_DATE']
  process.env['BUILD_DATE'] = DAY
  try {
    cpSync(join(fixtures, 'valid'), root, { recursive: true })
    // Written here: Vike takes every +Page.tsx of the project for a page, those of fixtures too.
    mkdirSync(join(root, 'pages/contact'), { recursive: true })
    writeFileSync(join(root, 'pages/contact/+Page.tsx'), CONTACT_PAGE)
    mkdirSync(join(root, 'pages/documents'))
    const served = Object.keys(collections).map((name) => `pathsOfCollection('${name}')\n`)
    writeFileSync(join(root, 'pages/documents/+onBeforePrerenderStart.ts'), served.join(''))
    if (fixture) cpSync(join(fixtures, 'broken', fixture), root, { recursive: true })
    // A language must have all texts, and needs no document.
    for (const locale of otherLocales) {
      cpSync(join(root, 'content/en/strings'), join(root, `content/${locale}/strings`), { recursive: true })
    }
    return await run(root)
  } finally {
    if (dayBefore === undefined) delete process.env['BUILD_DATE']
    else process.env['BUILD_DATE'] = dayBefore
    rmSync(root, { recursive: true })
  }
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
