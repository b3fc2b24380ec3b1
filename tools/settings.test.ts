import { describe, expect, test } from 'vitest'
import { siteConfig } from '../site.config.ts'
import { findMistakes } from './settings.ts'

const config = { ...siteConfig, url: 'https://www.passerelle.example', formEndpoint: '' }
const right = { config, environment: {} }

test('what is right has no mistakes', () => {
  expect(findMistakes(right)).toEqual([])
  expect(findMistakes({ ...right, environment: { SITE_URL: '', DEPLOY_CONTEXT: 'preview' } })).toEqual([])
})

test.each([
  'www.example.com',
  'https://www.example.com/fr',
  'https://anna@www.example.com',
  'ftp://a.example',
  'example',
])('%s is no address of a site', (url) => {
  const mistake = `is "${url}", which is not the address of a site. Write one like https://www.example.com`
  const wrong = { ...right, config: { ...config, url } }
  expect(findMistakes({ ...wrong, environment: { SITE_URL: url } })).toEqual([`SITE_URL ${mistake}`])
  expect(findMistakes(wrong)).toEqual([`url in site.config.ts ${mistake}`])
})

test.each(['https://www.example.com', 'http://localhost:3000', 'http://127.0.0.1:8080', 'https://agence-é.example'])(
  '%s is the address of a site',
  (url) => {
    expect(findMistakes({ ...right, config: { ...config, url }, environment: { SITE_URL: url } })).toEqual([])
  },
)

test('all mistakes are said at once', () => {
  const environment = { DEPLOY_CONTEXT: 'Preview' }
  expect(findMistakes({ ...right, config: { ...config, formEndpoint: 'a1b2' }, environment })).toEqual([
    expect.stringContaining('FORM_ENDPOINT is "a1b2"'),
    'DEPLOY_CONTEXT is "Preview". Write production or preview, or unset it.',
  ])
})

describe('production', () => {
  const production = { DEPLOY_CONTEXT: 'production' }
  const own = {
    ...config,
    url: 'https://www.pont.fr',
    email: 'bonjour@pont.fr',
    offices: [{ city: { fr: 'Lyon' }, phone: '+33 4 72 10 30 30', latitude: 45.76 }],
    legal: { legalName: 'Pont SARL', numbers: [{ label: { fr: 'SIRET' }, value: '732 829 320 00074' }] },
    socialLinks: [],
  }

  test('is built once the agency has filled in everything', () => {
    expect(findMistakes({ ...right, config: own, environment: production })).toEqual([])
  })

  test('stops while a value is invented or empty, and names all of them', () => {
    const offices = [...own.offices, { city: { fr: 'Dakar' }, phone: '+1 514 555-0142' }]
    const legal = { ...own.legal, insurer: 'Assurances Exemple', privacyOfficer: '' }
    expect(findMistakes({ ...right, config: { ...own, offices, legal }, environment: production })).toEqual([
      expect.stringContaining('no visitor may read: offices.1.phone, legal.insurer, legal.privacyOfficer. '),
    ])
  })

  test('lets a demonstration through; what is no production is not stopped', () => {
    for (const environment of [{ ...production, SPECIMEN: '1' }, { DEPLOY_CONTEXT: 'preview' }, {}]) {
      expect(findMistakes({ ...right, config: { ...own, email: '' }, environment })).toEqual([])
    }
  })
})
