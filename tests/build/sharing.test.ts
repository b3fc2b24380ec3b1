import { describe, expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import { languageRedirects, getPage, type BuiltPage } from './site.ts'

describe('language redirects', () => {
  const sharedOf = ({ document }: BuiltPage) =>
    Object.fromEntries(
      document
        .querySelectorAll(
          'meta[property^="og:"], meta[property^="article:"], meta[name^="twitter:"], meta[name=description]',
        )
        .map((meta) => [meta.getAttribute('property') ?? meta.getAttribute('name'), meta.getAttribute('content')]),
    )

  test('share with the image of the page that they lead to, under their own address', () => {
    for (const redirect of languageRedirects) {
      const french = getPage(`/fr${redirect.address === '/' ? '' : redirect.address}`)
      const url = `${siteConfig.url}${redirect.address === '/' ? '' : redirect.address}`
      expect(sharedOf(redirect)).toEqual({ ...sharedOf(french), 'og:url': url })
    }
    expect(languageRedirects.length).toBeGreaterThan(30)
  })
})
