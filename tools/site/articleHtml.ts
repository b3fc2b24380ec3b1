import { type HTMLElement, parse } from 'node-html-parser'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'

/** Attributes that have a meaning outside of the site, unlike classes, roles and those that scripts read. */
const KEPT = /^(?:href|src|alt|width|height|id|lang|dir|start|colspan|rowspan|title)$/i
const ATTRIBUTES_WITH_ADDRESS = ['href', 'src']

/**
 * Returns an article for feeds: cover and body, with absolute addresses and without elements that only work in the page, such
 * as heading anchors and checkboxes.
 *
 * @param html the page
 * @param address the address of the page
 * @throws Error if the page has no article
 */
export function extractArticle(html: string, address: string): string {
  const document = parse(html)
  const body = document.querySelector('main article [data-prose]')
  if (!body) throw new Error(`${address} has no article: <Prose> is not in its <article>.`)
  const cover = document.querySelector('main article header img')
  for (const anchor of body.querySelectorAll('[aria-labelledby] > a[aria-labelledby]')) anchor.remove()
  for (const box of body.querySelectorAll('input[type=checkbox]')) {
    box.replaceWith(box.hasAttribute('checked') ? '☑' : '☐')
  }
  for (const wrapper of body.querySelectorAll('h2 > span, h3 > span, h4 > span, [role=group]')) {
    wrapper.replaceWith(...wrapper.childNodes)
  }
  // Feed readers only know the oldest formats.
  for (const picture of body.querySelectorAll('picture')) picture.replaceWith(...picture.querySelectorAll('img'))
  for (const video of body.querySelectorAll('figure[id] video')) {
    // Few feed readers play videos, so the still links to the file.
    const picture = video.parentNode?.querySelector('img')
    picture?.setAttribute('alt', video.getAttribute('aria-label') ?? '')
    picture?.replaceWith(`<a href="#${video.closest('figure')?.id}">${picture.outerHTML}</a>`)
    video.remove()
  }
  const figure = cover ? `<figure>${cover.outerHTML}</figure>\n` : ''
  const article = parse(figure + body.innerHTML)
  for (const element of article.querySelectorAll('*')) clean(element, address)
  return article.toString().trim()
}

function clean(element: HTMLElement, address: string): void {
  for (const name of Object.keys(element.attributes)) {
    if (!KEPT.test(name)) element.removeAttribute(name)
  }
  for (const name of ATTRIBUTES_WITH_ADDRESS) {
    const value = element.getAttribute(name)
    if (value !== undefined) element.setAttribute(name, new URL(value, absoluteUrl(address)).href)
  }
}
