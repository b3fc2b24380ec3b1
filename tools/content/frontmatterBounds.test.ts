import { describe, expect, test } from 'vitest'
import { collections } from '../../content/collections.ts'
import { parseFrontmatter } from './frontmatter.ts'
import { frontmatterBounds } from './frontmatterBounds.ts'

const { charactersOfLine, characters, keys } = frontmatterBounds
const line = charactersOfLine - 10
const lines = Math.floor(characters / charactersOfLine) - 1

/** As much as there may be of what is hard to read, and much more than there may be. */
const hostile: Readonly<Record<string, string>> = {
  'unknown keys': Array.from({ length: 50_000 }, (_, index) => `key${index}: x`).join('\n'),
  'long unknown keys': Array.from({ length: keys - 1 }, (_, index) => `${'x'.repeat(500)}${index}: x`).join('\n'),
  'nested brackets': `a: ${'['.repeat(50_000)}`,
  'nested braces': `a: ${'{a: '.repeat(700)}`,
  'nested hyphens': '- '.repeat(1400),
  'nested keys': Array.from({ length: 60 }, (_, index) => `${' '.repeat(index)}a:`).join('\n'),
  quotes: `a: ${repeated('"', lines)}`,
  colons: `a: ${repeated(': ', lines)}`,
  commas: `tags: [${repeated(',', lines)}`,
  comments: `a: ${repeated(' #', lines)}`,
  names: `a: ${repeated('&a ', lines)}`,
  references: `a: &x [1]\n${Array.from({ length: 50 }, (_, index) => `b${index}: [*x, *x, *x, *x]`).join('\n')}`,
  'open quotes': `a:\n${Array.from({ length: 1400 }, () => "  - 'L'oeil").join('\n')}`,
  'one line': 'x'.repeat(10_000_000),
}

function repeated(part: string, count: number): string {
  return Array.from({ length: count }, () => part.repeat(Math.floor(line / part.length))).join('\n  ')
}

describe('nothing in a frontmatter keeps the check busy, or stops it', () => {
  test.each(Object.keys(hostile))('%s', (name) => {
    const { data, diagnostics } = parseFrontmatter(`---\n${hostile[name]}\n---\n`, 'x.mdx', collections.articles.schema)
    expect(data).toBeUndefined()
    expect(diagnostics.length).toBeGreaterThan(0)
    for (const { message } of diagnostics) expect(message.length).toBeLessThan(500)
  })
})
