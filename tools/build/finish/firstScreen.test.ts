import { parse as parseHtml } from 'node-html-parser'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { markupBefore, removeUnusedKeyframes, rulesOfFirstScreen } from './firstScreen.ts'

const page = parseHtml(
  '<body><header class="top header"><a href="/">a</a><input type="checkbox" checked=""></header><footer class="footer"></footer></body>',
)
const footer = page.querySelector('footer')
if (!footer) throw new Error('The page has no footer.')
const firstScreen = markupBefore(page, footer)
const keep = (css: string) => rulesOfFirstScreen(parse(css), firstScreen).toString()

test('rules of the first screen stay, others go', () => {
  const header = '.header{inline-size:.5rem}'
  expect(keep(`@layer components{${header}.footer{color:blue}.footer .link{color:red}}`)).toBe(
    `@layer components{${header}}`,
  )
})

test.each([
  ['.header:hover{color:red}', 'under a pointer'],
  ['.header a:focus-visible{color:red}', 'with the keyboard'],
  ['@media print{.header{color:red}}', 'on paper'],
  ['@supports selector(:popover-open){.header{color:red}}', 'when it opens'],
  ['.header[data-open]{color:red}', 'once a script has marked it'],
])('%s only applies later: %s', (css) => {
  expect(keep(css)).toBe('')
})

test.each([
  '.header input:checked{color:red}',
  '.header:not(.footer){color:red}',
  '.header:has(a){color:red}',
  ':is(.footer,.header){color:red}',
  '.header::before{color:red}',
  '@media (width>60rem){.header{color:red}}',
  '@keyframes near{to{rotate:1turn}}',
  '@font-face{font-family:Titles;src:url(titles.woff2)}',
  '@layer reset, base;',
])('%s stays', (css) => {
  expect(keep(css)).toBe(css)
})

test('of a rule for the first screen, nested rules for others go', () => {
  expect(keep('.header{color:red;& a{margin:0}& table{margin:0}& a:hover{color:red}}')).toBe(
    '.header{color:red;& a{margin:0}}',
  )
})

test('keyframes come with the first animation that names them, in whichever sheet, or later', () => {
  const sheets = [
    '@layer components{@keyframes near{to{rotate:1turn}}@keyframes far{to{rotate:1turn}}}',
    ':root{--lays:near}',
    '@layer pages{@keyframes late{to{rotate:1turn}}}',
  ].map((css) => parse(css))
  removeUnusedKeyframes(sheets)
  expect(sheets.map(String)).toEqual(['@layer components{@keyframes near{to{rotate:1turn}}}', ':root{--lays:near}', ''])
})
