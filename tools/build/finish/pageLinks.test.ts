import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { siteConfig } from '../../../site.config.ts'
import { ContentError } from '../../content/diagnostics.ts'
import { readLinks, refuseDeadLinks } from './pageLinks.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-links-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Returns what is told of pages, by their address and their body. */
function judge(pages: Readonly<Record<string, string>>): readonly string[] {
  const links = new Map(Object.entries(pages).map(([address, html]) => [address, readLinks(parse(html))]))
  try {
    refuseDeadLinks(root, join(root, 'site'), links)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.diagnostics.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)
  }
}

test('links to pages, to their parts, to files and redirects, and to other sites lead somewhere', () => {
  write('site/fr/x.pdf')
  write('site/fr/old.html')
  const html = [
    '/fr/a#é',
    '#é',
    '/fr/x.pdf',
    '/fr/old',
    'https://a.example/b',
    'mailto:a@b.example',
    `${siteConfig.url}/fr/a`,
  ]
  expect(judge({ '/fr/a': `<p id="é">${html.map((address) => `<a href="${address}">x</a>`).join('')}</p>` })).toEqual(
    [],
  )
})

test('a dead link is told once, where it is written: in a text, a document or code; else its page is named', () => {
  write('content/fr/strings/menu.json', '{\n  "link": "/gone"\n}\n')
  write('content/en/articles/x.mdx', 'A [link](/gone#part).\n')
  write('pages/a/Timeline.tsx', "const path = '/deleted'\n")
  const links = (locale: string, ...paths: string[]) =>
    paths.map((path) => `<a href="/${locale}${path}">x</a>`).join('')
  expect(
    judge({
      '/fr/a': links('fr', '/gone', '/deleted', '/a#none'),
      '/fr/b': links('fr', '/gone'),
      '/en/a': links('en', '/gone#part', '/b'),
      '/en/b': '<img src="/lost.png" alt="x">',
    }),
  ).toEqual([
    'content/fr/strings/menu.json:2:12 link-dead',
    'pages/a/Timeline.tsx:1:15 link-dead',
    'dist/client/fr/a.html:1:1 link-dead',
    'content/en/articles/x.mdx:1:10 link-dead',
    'dist/client/en/b.html:1:1 link-dead',
  ])
})
