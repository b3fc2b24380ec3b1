import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Diagnostic, sortDiagnostics } from '../../tools/content/diagnostics.ts'
import { ARTICLE } from './broken/mistake.ts'
import { mistakes } from './broken/mistakes.ts'
import {
  checkContentAndSpelling as checkContent,
  isOfOtherLocale,
  isOfTranslation,
  onContent,
  withContent,
} from './brokenContent.ts'

const strayFiles = [
  '.DS_Store',
  'Thumbs.db',
  'desktop.ini',
  'mots.mdx~',
  '.mots.mdx.swp',
  '#mots.mdx#',
  '.#mots.mdx',
  '~$mots.docx',
  '.~lock.mots.odt#',
  'mots.mdx.orig',
  'mots.mdx.bak',
  'mots.tmp',
  '._mots.mdx',
  '4913',
  'mots.mdx___jb_tmp___',
]

test.each<[what: string, change: (root: string) => void]>([
  ['without mistakes', () => undefined],
  [
    'with what editors and systems leave behind',
    (root) => {
      for (const name of strayFiles) writeFileSync(join(root, 'content/fr/articles', name), 'x')
      mkdirSync(join(root, 'content/.idea'))
      writeFileSync(join(root, 'content/.idea/workspace.mdx'), 'x')
    },
  ],
  [
    'with byte order marks and carriage returns of Windows',
    (root) => {
      for (const file of [ARTICLE, 'content/en/articles/mots.mdx']) {
        const source = readFileSync(join(root, file), 'utf8')
        writeFileSync(join(root, file), `\ufeff${source.replaceAll('\n', '\r\n')}`)
      }
    },
  ],
])('content %s has no errors', async (_, change) => {
  const diagnostics = await withContent(null, (root) => {
    change(root)
    return checkContent(root)
  })
  expect(diagnostics.filter((diagnostic) => !isOfOtherLocale(diagnostic))).toEqual([])
})

describe('each mistake is answered with the place, what is wrong and what to write instead', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-content-'))
  afterAll(() => rmSync(root, { recursive: true }))

  test.each(Object.entries(mistakes))('%s', async (name, { expect: expected }) => {
    const found = await onContent(root, name, checkContent)
    const told = found.filter((diagnostic) => !isOfOtherLocale(diagnostic))
    const isOfBoth = /^(?:translation|structure)-/.test(name)
    const diagnostics = isOfBoth ? told : told.filter((diagnostic) => !isOfTranslation(diagnostic))
    expect(sortDiagnostics(diagnostics).map(describeDiagnostic)).toEqual(expected)
  })
})

/** Names the rule in place of the message, so that messages can be reworded freely. */
function describeDiagnostic({ file, line, column, severity, rule, message }: Diagnostic): string {
  const place = file === ARTICLE ? '' : `${file}:`
  return `${place}${line}:${column} ${severity === undefined ? '' : 'warning: '}${rule ?? message}`
}
