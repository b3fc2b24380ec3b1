import { expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import { allPages } from './site.ts'

const ATTRIBUTES = ['href', 'src', 'poster', 'action', 'formaction', 'cite', 'data']
const LISTS = ['srcset', 'imagesrcset']

/**
 * The characters that the W3C's checker accepts in an address: https://url.spec.whatwg.org/#url-code-points and
 * percent-encoding.
 */
const WRITTEN =
  /^(?:[\w!$&'()*+,\-./:;=?@~\u{a0}-\u{10fffd}]|%[\da-f]{2})*(?:#(?:[\w!$&'()*+,\-./:;=?@~\u{a0}-\u{10fffd}]|%[\da-f]{2})*)?$/iu

/** Parses the addresses of a `srcset`: `/a.avif 400w, /b.avif 800w`. */
function addressesOf(list: string): string[] {
  return list.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
}

test('every address on every page is a valid URL, including its characters', () => {
  const faults = allPages.flatMap(({ address, document }) => {
    const written = [
      ...ATTRIBUTES.flatMap((name) =>
        document.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
      ),
      ...LISTS.flatMap((name) =>
        document.querySelectorAll(`[${name}]`).flatMap((element) => addressesOf(element.getAttribute(name) ?? '')),
      ),
    ]
    return [...new Set(written)]
      .filter((url) => !WRITTEN.test(url) || !URL.canParse(url, siteConfig.url))
      .map((url) => `${address}: ${url}`)
  })
  expect(faults).toEqual([])
})
