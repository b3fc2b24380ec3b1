import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allPages, type BuiltPage, failuresOf } from './site.ts'

/** What a page lets the browser do, by directive. */
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
  test('comes first in its head, but for the encoding', () => {
    const late = allPages.filter(
      ({ html }) => !/<head>\s*<meta charset="utf-8"\/?>\s*<meta http-equiv="Content-Security-Policy"/i.test(html),
    )
    expect(late.map(({ address }) => address)).toEqual([])
  })

  test('lets nothing through by default, nothing unsafe, and nobody elsewhere', () => {
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

  test('lets through exactly what stands in the page', () => {
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

test('no page has a style or a script in an attribute: policies keep them back', () => {
  const failures = failuresOf(allPages, ({ document }) =>
    document
      .querySelectorAll('*')
      .flatMap((element) =>
        Object.keys(element.attributes).filter((name) => name === 'style' || name.startsWith('on')),
      ),
  )
  expect(failures).toEqual([])
})
