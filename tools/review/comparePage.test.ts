import { describe, expect, test } from 'vitest'
import { comparePage } from './comparePage.ts'

interface Page {
  readonly title?: string
  readonly head?: string
  readonly styles?: string
  readonly body?: string
}

const LONG_TITLE = 'Le pont et la rivière'

function write({
  title = LONG_TITLE,
  head = '',
  styles = '.a{color:red}',
  body = '<p class="a">Lire</p>',
}: Page): string {
  return `<!doctype html><html lang="fr"><head><title>${title} | Passerelle</title><meta property="og:title" content="${title}"/><meta name="description" content="Un texte"/>${head}<script type="application/ld+json">{"headline":"${title}"}</script><style>${styles}</style></head><body>${body}</body></html>`
}

const sheets: Record<string, string> = {
  '/assets/static/below-fold.AAAAAAAA.css': '.z{color:blue}',
  '/assets/static/below-fold.BBBBBBBB.css': '.z{color:blue}',
  '/assets/static/below-fold.CCCCCCCC.css': '.z{color:green}',
}

function compare(before: Page, after: Page) {
  const readSheet = (address: string) => sheets[address] ?? ''
  return comparePage({ html: write(before), readSheet }, { html: write(after), readSheet }, 'fr')
}

const script = (hash: string) =>
  `<script src="/assets/entries/renderer_client.${hash}.js" type="module" async></script>`
const link = (hash: string) => `<link rel="stylesheet" href="/assets/static/below-fold.${hash}.css">`
const policy = (hash: string) => `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${hash}'"/>`

describe('is no change', () => {
  test.each<[string, Page, Page]>([
    ['another hash in the name of a script', { head: script('BMBBLaWe') }, { head: script('x-B_LaWf') }],
    ['another name of the same style sheet', { body: link('AAAAAAAA') }, { body: link('BBBBBBBB') }],
    ['another policy', { head: policy('abc=') }, { head: policy('def=') }],
    ['another id of React’s', { body: '<p id="_R_9ie_">Lire</p>' }, { body: '<p id="_R_eieH1_">Lire</p>' }],
    [
      'classes by other names',
      {
        styles: '.a{color:red}.b:hover{animation:c 1s}@keyframes c{to{inset:.5rem}}',
        body: '<p class="a b">Lire</p><div data-props="{&quot;className&quot;:&quot;b&quot;}"></div>',
      },
      {
        styles: '.c{color:red}.d:hover{animation:ea 1s}@keyframes ea{to{inset:.5rem}}',
        body: '<p class="c d">Lire</p><div data-props="{&quot;className&quot;:&quot;d&quot;}"></div>',
      },
    ],
  ])('%s', (_, before, after) => expect(compare(before, after)).toBeUndefined())
})

describe('is one', () => {
  test.each<[string, Page, Page, readonly string[]]>([
    ['a rule', {}, { styles: '.a{color:blue}' }, ['styles']],
    ['a rule below the fold', { body: link('AAAAAAAA') }, { body: link('CCCCCCCC') }, ['styles']],
    ['a class', { body: '<p class="a">Lire</p>' }, { body: '<p>Lire</p>' }, ['markup']],
    [
      'another of the same classes',
      { styles: '.a{color:red}.b{color:blue}', body: '<p class="a">Lire</p>' },
      { styles: '.a{color:red}.b{color:blue}', body: '<p class="b">Lire</p>' },
      ['markup'],
    ],
    [
      'a rule for a class of its own, which gives all others another name',
      { styles: '.a{color:red}.b{color:blue}', body: '<p class="a b">Lire</p>' },
      { styles: '.a{margin:0}.b{color:red}.c{color:blue}', body: '<p class="b c">Lire</p>' },
      ['styles'],
    ],
    ['a script', { head: '<script>a()</script>' }, { head: '<script>b()</script>' }, ['script']],
    ['what search engines are told', {}, { head: '<meta name="robots" content="noindex"/>' }, ['head']],
    ['a word', {}, { body: '<p class="a">Relire</p>' }, ['words']],
    ['a title', {}, { title: 'Le pont sur la rivière' }, ['words']],
  ])('%s', (_, before, after, aspects) => expect(compare(before, after)?.aspects).toEqual(aspects))
})

test('a title is told by its words', () => {
  expect(compare({}, { title: 'Le pont sur la rivière' })?.blocks).toEqual([
    {
      kind: 'title',
      change: 'changed',
      words: [
        { kind: 'same', text: 'Le pont ' },
        { kind: 'removed', text: 'et' },
        { kind: 'added', text: 'sur' },
        { kind: 'same', text: ' la rivière' },
      ],
    },
  ])
})
