import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCaptionError, readVideoHead } from '../../tools/content/pictures/videos.ts'
import { pages, siteFolder } from './site.ts'

const films = pages.flatMap((page) => page.document.querySelectorAll('video').map((video) => ({ page, video })))

function fileOf(address: string | undefined): string {
  return join(siteFolder, String(address))
}

describe.each(films.map(({ page, video }) => ({ address: page.address, video })))(
  'the video of $address',
  ({ video }) => {
    test('loads nothing by itself: no poster, no default captions', () => {
      expect(video.getAttribute('preload')).toBe('none')
      expect(video.getAttribute('poster')).toMatch(/^data:/)
      expect(video.getAttribute('autoplay')).toBeUndefined()
      expect(video.querySelectorAll('track[default]')).toEqual([])
      expect(video.parentNode?.querySelector('img')?.getAttribute('loading')).toBe('lazy')
    })

    test('is small, and plays while it loads', () => {
      const file = fileOf(video.getAttribute('src'))
      expect(statSync(file).size).toBeLessThan(400_000)
      expect(readVideoHead(readFileSync(file))).toMatchObject({ isStreamable: true })
    })

    test('has captions in both languages, in order', () => {
      const tracks = video.querySelectorAll('track[kind=captions]')
      expect(tracks.map((track) => [track.getAttribute('srclang'), track.getAttribute('label')])).toEqual([
        ['fr', 'Français'],
        ['en', 'English'],
      ])
      for (const track of tracks) {
        const source = readFileSync(fileOf(track.getAttribute('src')), 'utf8')
        expect(findCaptionError(source)).toBeUndefined()
      }
    })
  },
)
