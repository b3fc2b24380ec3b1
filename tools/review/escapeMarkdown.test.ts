import { parse } from 'node-html-parser'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { escapeAsCode, escapeMarkdown } from './escapeMarkdown.ts'

const HOSTILE = [
  '@everyone',
  '@org/team please',
  'mail@example.com',
  'fixes #12 and owner/repo#3 and GH-4',
  '<img src=x onerror=alert(1)>',
  '<!-- review of the branch -->',
  '![picture](https://evil.example/x.png)',
  '[click](javascript:alert(1))',
  '](javascript:alert(1))',
  '[x]: https://evil.example',
  'https://evil.example/path www.evil.example mailto:a@b.example',
  '`code` ``` fence',
  'a | b | c',
  '*bold* _it_ ~~gone~~ **b** __b__',
  '$x$ $$y$$ \\(z\\)',
  '</details></code><script>',
  '&lt;b&gt; &#64;everyone',
  '# heading',
  '> quote',
  ':tada:',
]

/** What stands in Markdown besides plain text, once it is read as GitHub does. */
function readNodes(markdown: string): string[] {
  const types: string[] = []
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if (!['root', 'paragraph', 'text'].includes(node.type)) types.push(node.type)
  })
  return types
}

function readText(markdown: string): string {
  return parse(markdown).textContent
}

describe.each(HOSTILE)('%s', (text) => {
  test('is text, and nothing else', () => {
    expect(readNodes(`Title: ${escapeMarkdown(text)}`)).toEqual([])
  })

  test('reads as it was written', () => {
    expect(readText(escapeMarkdown(text)).replaceAll('\u200b', '')).toBe(text)
  })

  test('stays in the cell of a table', () => {
    const table = `| a | b |\n| - | - |\n| ${escapeMarkdown(text)} | ${escapeAsCode(text)} |`
    expect(readNodes(table).filter((type) => type === 'tableCell')).toHaveLength(4)
  })

  test('nothing is left that GitHub makes links of in finished HTML', () => {
    expect(readText(escapeMarkdown(text))).not.toMatch(/@\w|#\d|:\/\/|www\.|GH-\d|:tada:/)
  })
})

test('lines, control characters and what turns letters around do not come through', () => {
  expect(escapeMarkdown('one\n\n# two\r\n\tthree\u2028four\u202e evil\0\u200bx')).toBe('one &#35; two three four evilx')
})

test('a long text is cut between letters', () => {
  expect(escapeMarkdown('é'.repeat(500), 10)).toBe(`${'é'.repeat(9)}…`)
  expect(escapeMarkdown('👩'.repeat(40), 10)).toBe(`${'👩'.repeat(4)}…`)
})
