import { describe, expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import { gateways, getPage, type BuiltPage } from './site.ts'

describe('gateways', () => {
  const cardOf = ({ document }: BuiltPage) =>
    Object.fromEntries(
      document
        .querySelectorAll(
          'meta[property^="og:"], meta[property^="article:"], meta[name^="twitter:"], meta[name=description]',
        )
        .map((meta) => [meta.getAttribute('property') ?? meta.getAttribute('name'), meta.getAttribute('content')]),
    )

  test('share with the card of the page that they lead to, under their own address', () => {
    for (const gateway of gateways) {
      const french = getPage(`/fr${gateway.address === '/' ? '' : gateway.address}`)
      const url = `${siteConfig.url}${gateway.address === '/' ? '' : gateway.address}`
      expect(cardOf(gateway)).toEqual({ ...cardOf(french), 'og:url': url })
    }
    expect(gateways.length).toBeGreaterThan(30)
  })
})
