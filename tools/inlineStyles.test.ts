import { expect, test } from 'vitest'
import { splitStyles } from './inlineStyles.ts'

const base = 'html{color:red}'
const header = '@layer components{.header{inline-size:.5rem}}'
const footer = '@layer components{.footer{color:blue}.footer .link{color:red}}'
const html = '<body><header class="top header">a</header><footer class="footer" data-below-fold="">b</footer></body>'

test('styles of what is below the fold are apart from those of the first screen', () => {
  expect(splitStyles(html, [base, header, footer])).toEqual({ inline: base + header, deferred: footer })
})

test('a style that both need is in the first screen', () => {
  const shared = '.header{color:red}.footer{color:red}'
  expect(splitStyles(html, [shared])).toEqual({ inline: shared, deferred: '' })
})

test('a page without fold has all its styles in itself', () => {
  expect(splitStyles(html.replace(' data-below-fold=""', ''), [base, footer])).toEqual({
    inline: base + footer,
    deferred: '',
  })
})
