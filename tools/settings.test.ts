import { expect, test } from 'vitest'
import { findMistakes } from './settings.ts'

const right = {
  folder: '/home/anna/l’été [v2]/site (copie)',
  url: 'https://www.passerelle.example',
  formEndpoint: '',
  environment: {},
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
  expect(findMistakes({ ...right, url, environment: { SITE_URL: url } })).toEqual([
    `SITE_URL is "${url}", which is not the address of a site. Write SITE_URL=${instead}`,
  ])
  expect(findMistakes({ ...right, url })).toEqual([
    `url in site.config.ts is "${url}", which is not the address of a site. Write ${instead}`,
  ])
})

test.each(['https://www.example.com', 'http://localhost:3000', 'http://127.0.0.1:8080', 'https://agence-é.example'])(
  '%s is the address of a site',
  (url) => {
    expect(findMistakes({ ...right, url, environment: { SITE_URL: url } })).toEqual([])
  },
)

test('all mistakes are said at once', () => {
  const environment = { DEPLOY_CONTEXT: 'Preview' }
  expect(findMistakes({ ...right, formEndpoint: 'a1b2', environment })).toEqual([
    expect.stringContaining('FORM_ENDPOINT is "a1b2"'),
    'DEPLOY_CONTEXT is "Preview". Write production or preview, or unset it.',
  ])
})
