import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { contactSheet, type Shot } from './contactSheet.ts'

function shotOf(address: string, width: number, theme: string): Shot {
  const name = `${address.slice(1)}-${width}-${theme}`
  return {
    address,
    width,
    height: 4000,
    theme,
    picture: `${name}.jpg`,
    thumbnail: `${name}.small.jpg`,
    thumbnailWidth: width / 2,
  }
}

const shots = ['/fr/about', '/fr', '/en', '/en/about'].flatMap((address) => [
  shotOf(address, 390, 'light'),
  shotOf(address, 390, 'dark'),
  shotOf(address, 1440, 'light'),
  shotOf(address, 1440, 'dark'),
])

test('each page has a row, beside the same page in the other language', () => {
  const sheet = parse(contactSheet({ shots, problems: [] }))
  expect(sheet.querySelectorAll('section h2').map(({ text }) => text)).toEqual(['/fr', '/en', '/fr/about', '/en/about'])
  expect(sheet.querySelector('h1')?.text).toBe('16 pictures of 4 pages')
})

test('in a row, pictures stand by theme and width, and lead to the whole picture', () => {
  const row = parse(contactSheet({ shots, problems: [] })).querySelector('section')
  expect(row?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
    'fr-390-light.jpg',
    'fr-1440-light.jpg',
    'fr-390-dark.jpg',
    'fr-1440-dark.jpg',
  ])
})

test('pictures are loaded when they come near, small ones where they are shown small, and nothing moves', () => {
  const picture = parse(contactSheet({ shots, problems: [] })).querySelector('img')
  expect(picture?.attributes).toMatchObject({
    loading: 'lazy',
    srcset: 'fr-390-light.small.jpg 195w, fr-390-light.jpg 390w',
    width: '390',
    height: '4000',
    alt: '/fr at 390 px, light',
  })
})

test('there is a filter for all in which pictures differ, and none for the rest', () => {
  const filtersOf = (some: readonly Shot[]) =>
    parse(contactSheet({ shots: some, problems: [] }))
      .querySelectorAll('fieldset')
      .map((group) => group.querySelectorAll('label').map(({ text }) => text))
  const view = ['tops', 'whole']
  expect(filtersOf(shots)).toEqual([['all', 'fr', 'en'], ['all', '390', '1440'], ['all', 'light', 'dark'], view])
  expect(filtersOf(shots.slice(0, 2))).toEqual([['all', 'light', 'dark'], view])
})

test('problems stand at the top and beside their page, also where there is no picture', () => {
  const problems = [{ address: '/fr/blog', width: 390, message: '<b> & "c"' }]
  const sheet = parse(contactSheet({ shots, problems }))
  expect(sheet.querySelector('summary')?.text).toBe('1 problem')
  expect(sheet.querySelector('details li')?.innerHTML).toBe('<b>/fr/blog</b> at 390: &lt;b&gt; &amp; &quot;c&quot;')
  const row = sheet.querySelectorAll('section').find((section) => section.querySelector('h2')?.text === '/fr/blog')
  expect(row?.querySelector('li')?.innerHTML).toBe('390: &lt;b&gt; &amp; &quot;c&quot;')
})

test('where nothing is wrong the sheet says so', () => {
  const sheet = parse(contactSheet({ shots, problems: [] }))
  expect(sheet.querySelector('details')).toBeNull()
  expect(sheet.querySelector('body > p')?.text).toContain('No page has an error')
})
