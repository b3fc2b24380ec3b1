import { expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import { extractArticle } from './articleHtml.ts'

const extract = (body: string) =>
  extractArticle(
    `<main><article><header><h1>T</h1></header><div data-prose="">${body}</div></article></main>`,
    '/fr/articles/x',
  )

test('addresses are absolute, classes and roles are gone', () => {
  expect(extract('<p class="a"><a href="/fr/contact" hrefLang="fr">a</a> <a href="#b">b</a></p>')).toBe(
    `<p><a href="${siteConfig.url}/fr/contact">a</a> <a href="${siteConfig.url}/fr/articles/x#b">b</a></p>`,
  )
})

test('headings lose the links to themselves', () => {
  expect(
    extract('<h2 id="a" aria-labelledby="t"><span id="t">A &amp; b</span><a href="#a" aria-labelledby="t">#</a></h2>'),
  ).toBe('<h2 id="a">A &amp; b</h2>')
})

test('boxes to tick are characters, tables have nothing around them', () => {
  expect(extract('<ul><li><label><input type="checkbox"/> one</label></li></ul>')).toContain('☐ one')
  expect(extract('<div role="group" tabindex="0"><table><tr><td>1</td></tr></table></div>')).toBe(
    '<table><tr><td>1</td></tr></table>',
  )
})

test('a video is its picture, which leads to it', () => {
  expect(
    extract(
      '<figure id="video-a"><div><img src="/a.webp" alt=""/><video src="/a.mp4" aria-label="A film"></video></div></figure>',
    ),
  ).toBe(
    `<figure id="video-a"><div><a href="${siteConfig.url}/fr/articles/x#video-a"><img src="${siteConfig.url}/a.webp" alt="A film"></a></div></figure>`,
  )
})

test('the languages of a comparison stay with its texts', () => {
  const comparison = '<dl><div><dt>Arabe</dt><dd lang="ar" dir="auto"><p>جسر</p></dd></div></dl>'
  expect(extract(comparison.replace('<dl>', '<dl class="a" data-wide="">'))).toBe(comparison)
})

test('a page without article is an error', () => {
  expect(() => extractArticle('<main></main>', '/fr/x')).toThrow('/fr/x has no article')
})
