import { expect, test } from 'vitest'
import { splitExcerpt } from './splitExcerpt.ts'

test('matches are split from the text around them', () => {
  expect(splitExcerpt('une <mark>traduction</mark> certifiée <mark>ici.</mark>')).toEqual([
    { text: 'une ', isHit: false },
    { text: 'traduction', isHit: true },
    { text: ' certifiée ', isHit: false },
    { text: 'ici.', isHit: true },
  ])
})

test('text that looks like HTML stays text', () => {
  expect(splitExcerpt('&lt;img src=x onerror=alert(1)&gt; <mark>&lt;b&gt;</mark>')).toEqual([
    { text: '<img src=x onerror=alert(1)> ', isHit: false },
    { text: '<b>', isHit: true },
  ])
})

test('the end of the preceding sentence is left out', () => {
  expect(splitExcerpt(': 200 <mark>pages</mark>')).toEqual([
    { text: '200 ', isHit: false },
    { text: 'pages', isHit: true },
  ])
  expect(splitExcerpt('… ». <mark>Pages</mark> (200')).toEqual([
    { text: '… ', isHit: false },
    { text: 'Pages', isHit: true },
    { text: ' (200', isHit: false },
  ])
})
