import { describe, expect, test } from 'vitest'
import { type Agency, siteConfig, specimen } from '../site.config.ts'
import { findMistakes } from './settings.ts'

const config = { ...siteConfig, url: 'https://www.passerelle.example', formEndpoint: '' }
const right = { folder: '/home/anna/l’été [v2]/site (copie)', config, environment: {} }

/** Returns the values with each string changed, but for the one with this name. */
function change(values: unknown, kept: string, name = ''): unknown {
  if (typeof values === 'string') return name === kept ? values : `${values}.fr`
  const entries = Object.entries(Object(values)).map(([key, inner]) => [
    key,
    change(inner, kept, name ? `${name}.${key}` : key),
  ])
  return Object.fromEntries(entries)
}

function namesIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return [name]
  return Object.entries(Object(value)).flatMap(([key, inner]) => namesIn(inner, name ? `${name}.${key}` : key))
}

test('what is right has no mistakes', () => {
  expect(findMistakes(right)).toEqual([])
  expect(findMistakes({ ...right, environment: { SITE_URL: '', DEPLOY_CONTEXT: 'preview' } })).toEqual([])
})

test.each(['a#b', '50 %', 'a*'])('the folder %s is said to be the mistake', (name) => {
  const folder = `/home/anna/${name}/site`
  expect(findMistakes({ ...right, folder })).toEqual([
    `The project is in ${folder}, and Vite cannot read files in a folder with ${name.replace(/[^#%*]/g, '')} in its name. Rename that folder, or move the project.`,
  ])
})

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['example.com/', 'https://example.com'],
  ['https://www.example.com/fr', 'https://www.example.com'],
  ['https://anna@www.example.com', 'https://www.example.com'],
  ['https://www.example.com?x=1', 'https://www.example.com'],
  ['ftp://www.example.com', 'https://www.example.com'],
  ['example', 'https://www.example.com'],
  ['https://', 'https://www.example.com'],
  ['https//www.example.com', 'https://www.example.com'],
  ['mailto:a@example.com', 'https://example.com'],
])('%s is no address of a site: %s is', (url, instead) => {
  expect(findMistakes({ ...right, config: { ...config, url }, environment: { SITE_URL: url } })).toEqual([
    `SITE_URL is "${url}", which is not the address of a site. Write SITE_URL=${instead}`,
  ])
  expect(findMistakes({ ...right, config: { ...config, url } })).toEqual([
    `url in site.config.ts is "${url}", which is not the address of a site. Write ${instead}`,
  ])
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
  // Safe: it has the shape of the specimen.
  const filled = (left: string) => ({ ...config, ...(change(specimen, left) as Agency) })

  test('is built once the agency has filled in everything', () => {
    expect(findMistakes({ ...right, config: filled(''), environment: production })).toEqual([])
  })

  test.each(namesIn(specimen))('stops while %s is that of the specimen', (left) => {
    expect(findMistakes({ ...right, config: filled(left), environment: production })).toEqual([
      expect.stringContaining(`no visitor may read: ${left}. `),
    ])
  })

  test('lists all that is left, and what is empty', () => {
    const emptied = { ...filled('legal.insurer'), email: '' }
    expect(findMistakes({ ...right, config: emptied, environment: production })).toEqual([
      expect.stringContaining(': email, legal.insurer. '),
    ])
  })

  test('lets a demonstration through; what is no production is not stopped', () => {
    const specimens = { ...config, ...specimen }
    for (const environment of [{ ...production, SPECIMEN: '1' }, { DEPLOY_CONTEXT: 'preview' }, {}]) {
      expect(findMistakes({ ...right, config: specimens, environment })).toEqual([])
    }
  })
})
