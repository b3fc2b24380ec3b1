import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseCaptions } from '../../tools/check/pictures/captions.ts'
import { readFilmHead } from '../../tools/check/pictures/mp4.ts'
import { pages, siteFolder } from './site.ts'

const films = pages.flatMap((page) => page.document.querySelectorAll('video').map((video) => ({ page, video })))

function fileOf(address: string | undefined): string {
  return join(siteFolder, String(address))
}

test('there are videos, in both languages', () => {
  expect(films.map(({ page }) => page.address).toSorted()).toEqual([
    '/en/app-ui-adaptation',
    '/en/ecommerceLocalization',
    '/en/legal-translation',
    '/fr/app-ui-adaptation',
    '/fr/ecommerceLocalization',
    '/fr/legal-translation',
  ])
})

describe.each(films.map(({ page, video }) => ({ address: page.address, video })))(
  'the video of $address',
  ({ video }) => {
    test('loads nothing by itself: no picture, no default captions', () => {
      expect(video.getAttribute('preload')).toBe('none')
      expect(video.getAttribute('poster')).toMatch(/^data:/)
      expect(video.getAttribute('autoplay')).toBeUndefined()
      expect(video.querySelectorAll('track[default]')).toEqual([])
      expect(video.parentNode?.querySelector('img')?.getAttribute('loading')).toBe('lazy')
    })

    test('is small, as large as its place, and plays while it comes', () => {
      const file = fileOf(video.getAttribute('src'))
      expect(statSync(file).size).toBeLessThan(400_000)
      const { width, height, duration, isStreamable } = readFilmHead(readFileSync(file))
      expect([String(width), String(height)]).toEqual([video.getAttribute('width'), video.getAttribute('height')])
      expect(isStreamable).toBe(true)
      expect(duration).toBe(12)
    })

    test('has captions in both languages, in order and within its length', () => {
      const tracks = video.querySelectorAll('track[kind=captions]')
      expect(tracks.map((track) => [track.getAttribute('srclang'), track.getAttribute('label')])).toEqual([
        ['fr', 'Français'],
        ['en', 'English'],
      ])
      for (const track of tracks) {
        const { cues = [], diagnostic } = parseCaptions(readFileSync(fileOf(track.getAttribute('src')), 'utf8'))
        expect(diagnostic).toBeUndefined()
        expect(cues).toHaveLength(5)
        expect(cues.at(-1)?.end).toBeLessThanOrEqual(12)
      }
    })

    test('has a picture that stands for it', () => {
      expect(existsSync(fileOf(video.parentNode?.querySelector('img')?.getAttribute('src')))).toBe(true)
    })
  },
)
