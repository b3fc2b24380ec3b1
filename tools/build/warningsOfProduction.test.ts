import { expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import { warningsOfProduction } from './warningsOfProduction.ts'

const complete = {
  formEndpoint: 'https://formsubmit.co/alias',
  isPreview: false,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the same keys
  legal: Object.fromEntries(Object.keys(siteConfig.legal).map((name) => [name, 'x'])) as typeof siteConfig.legal,
}

test('a site that has everything is warned of nothing', () => {
  expect(warningsOfProduction(complete)).toEqual([])
})

test('each detail of the agency that is empty is named, with the file to fill it in', () => {
  expect(warningsOfProduction({ ...complete, legal: { ...complete.legal, hostName: '', insurer: '' } })).toEqual([
    'site.config.ts: legal pages say that 2 details are to be filled in. Write them under legal: hostName, insurer.',
  ])
})

test('forms without an endpoint are reported', () => {
  expect(warningsOfProduction({ ...complete, formEndpoint: '' })).toEqual([
    'Forms have no endpoint: what visitors send would be lost. Set FORM_ENDPOINT to the address of the form-forwarding service.',
  ])
})

test('previews may lack all of it', () => {
  expect(warningsOfProduction({ ...complete, formEndpoint: '', isPreview: true, legal: siteConfig.legal })).toEqual([])
})
