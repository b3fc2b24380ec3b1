import { expect, test } from 'vitest'
import { parseSheet } from './parseSheet.ts'
import { markupOf } from './selectors.ts'
import { splitStyles } from './splitStyles.ts'

const firstScreen = markupOf(
  '<body><header class="top header"><a href="/">a</a><input type="checkbox" checked=""/></header>',
)
const split = (...sheets: readonly string[]) => splitStyles(sheets.map(parseSheet), firstScreen)

test('rules of what is below the fold are apart from those of the first screen', () => {
  const header = '@layer components{.header{inline-size:.5rem}}'
  const footer = '@layer components{.footer{color:blue}.footer .link{color:red}}'
  expect(split(header, footer)).toEqual({ inline: header, deferred: footer })
})

test.each([
  ['.header:hover{color:red}', 'under a pointer'],
  ['.header a:focus-visible{color:red}', 'with the keyboard'],
  ['@media print{.header{color:red}}', 'on paper'],
  ['.header{transition:color 1s}', 'as something changes'],
  ['@supports selector(:popover-open){.header{color:red}}', 'when it opens'],
  ['.header[data-open]{color:red}', 'once script has marked it'],
])('%s only acts later: %s', (css) => {
  expect(split(css)).toEqual({ inline: '', deferred: css })
})

test.each([
  '.header input:checked{color:red}',
  '.header:not(.footer){color:red}',
  '.header:has(a){color:red}',
  ':is(.footer,.header){color:red}',
  '.header::before{color:red}',
  '@media (width>60rem){.header{color:red}}',
  '@font-face{font-family:Titles;src:url(titles.woff2)}',
  '@layer reset, base;',
])('%s is for the first screen', (css) => {
  expect(split(css)).toEqual({ inline: css, deferred: '' })
})

test('of a rule that is for the first screen, what is nested for others is not', () => {
  expect(split('.header{color:red;& a{margin:0}& table{margin:0}& a:hover{color:red}}')).toEqual({
    inline: '.header{color:red;& a{margin:0}}',
    deferred: '.header{& table{margin:0}& a:hover{color:red}}',
  })
})

test('what has to win over a deferred rule by its place alone comes after it, too', () => {
  const { inline, deferred } = split('.footer{color:red}.header{color:blue}')
  expect(inline).toBe('.header{color:blue}')
  expect(deferred).toBe('.footer{color:red}.header{color:blue}')
})

test('what is stronger by its selector, or sets something else, need not be said twice', () => {
  const { deferred } = split('.footer{color:red}.header.top{color:blue}.header{margin:0}')
  expect(deferred).toBe('.footer{color:red}')
})

test('custom properties and keyframes come with who names them', () => {
  const css = ':root{--near:1px;--far:2px}@keyframes near{to{rotate:1turn}}@keyframes far{to{rotate:1turn}}'
  const { inline, deferred } = split(
    css,
    '.header{inline-size:var(--near);animation:near 1s}',
    '.footer{color:var(--far);animation:far 1s}',
  )
  expect(inline).toContain('--near')
  expect(inline).toContain('@keyframes near')
  expect(inline).not.toContain('far')
  expect(deferred).toContain('--far')
  expect(deferred).toContain('@keyframes far')
})
