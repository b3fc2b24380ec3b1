import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { checkStrings } from '../../tools/check/texts/checkStrings.ts'
import { readStrings, type StringsFile } from '../../tools/content/stringsFile.ts'
import { findMissingTexts } from '../../tools/content/texts/missingTexts.ts'
import { checkNestedTexts } from '../../tools/content/texts/nestedTexts.ts'

const files = globSync('content/*/strings/*.json').map((path) => readStrings(path, readFileSync(path)))

const checkAll = (all: readonly StringsFile[]) => [
  ...findMissingTexts(all),
  ...checkNestedTexts(all, { fr: {}, en: {} }),
  ...checkStrings(all),
  ...all.flatMap(({ diagnostics }) => diagnostics),
]

function manyTexts(number: number, text: (index: number) => string): string {
  return `{${Array.from({ length: number }, (_, index) => text(index)).join(',')}}`
}

/** Valid JSON with far too much of something: a check that grows with the square of a file takes minutes. */
const bombs: Readonly<Record<string, string>> = {
  braces: `{"title":"${'{x'.repeat(45_000)}"}`,
  'nested texts that are not closed': `{"title":"${'$t('.repeat(30_000)}"}`,
  'empty texts': `{"title":[${'"",'.repeat(30_000)}""]}`,
  'texts in a circle': manyTexts(3400, (index) => `"k${index}":"$t(contact:k${(index + 1) % 3400})"`),
  'forms without others': manyTexts(5000, (index) => `"k${index}_one":"x"`),
}

test.each(Object.entries(bombs))('thousands of %s are reported, and not all', (_name, source) => {
  const bomb = readStrings('content/fr/strings/contact.json', Buffer.from(source))
  const others = files.filter(({ file }) => file !== bomb.file)
  const diagnostics = checkAll([...others, bomb])
  expect(diagnostics.length).toBeGreaterThan(0)
  expect(diagnostics.length).toBeLessThan(1000)
})
