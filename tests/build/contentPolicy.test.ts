import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allPages, type BuiltPage, failuresOf } from './site.ts'

/** Returns the directives of a page's policy. */
function policyOf({ document }: BuiltPage): ReadonlyMap<string, readonly string[]> {
  const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? ''
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('the policy of every page', () => {
  test('comes first in the head, after the encoding', () => {
    const late = allPages.filter(
      ({ html }) => !/<head>\s*<meta charset="utf-8"\/?>\s*<meta http-equiv="Content-Security-Policy"/i.test(html),
    )
    expect(late.map(({ address }) => address)).toEqual([])
  })

  test('allows nothing by default, nothing unsafe, and no other origins', () => {
    const failures = failuresOf(allPages, (page) => {
      const policy = policyOf(page)
      const sources = [...policy].flatMap(([name, allowed]) => (name === 'img-src' ? [] : allowed))
      return [
        ...(policy.get('default-src')?.join(' ') === "'none'" ? [] : ['no default-src']),
        ...(policy.get('base-uri')?.join(' ') === "'none'" ? [] : ['no base-uri']),
        ...sources.filter((source) => /unsafe|\*|:/.test(source)),
      ]
    })
    expect(failures).toEqual([])
  })

  test('allows exactly the scripts and styles on the page', () => {
    const failures = failuresOf(allPages, (page) => {
      const policy = policyOf(page)
      return ['script', 'style'].flatMap((name) => {
        const texts = page.document
          .querySelectorAll(name)
          .filter((element) => !element.hasAttribute('src') && element.getAttribute('type') !== 'application/ld+json')
          .map((element) => `'sha256-${createHash('sha256').update(element.rawText).digest('base64')}'`)
        const allowed = (policy.get(`${name}-src`) ?? []).filter((source) => source !== "'self'")
        return texts.toSorted().join(' ') === allowed.toSorted().join(' ')
          ? []
          : [`${name}: ${texts} is not ${allowed}`]
      })
    })
    expect(failures).toEqual([])
  })
})
