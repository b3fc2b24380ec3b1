import { expect, test } from 'vitest'
import { failuresOf, pages } from './site.ts'

test('videos load nothing by themselves: no poster, no default captions', () => {
  const shown = pages.filter(({ document }) => document.querySelector('video'))
  expect(
    failuresOf(shown, ({ document }) =>
      document
        .querySelectorAll('video')
        .filter(
          (video) =>
            video.getAttribute('preload') !== 'none' ||
            !video.getAttribute('poster')?.startsWith('data:') ||
            video.hasAttribute('autoplay') ||
            video.querySelector('track[default]') ||
            video.parentNode?.querySelector('img')?.getAttribute('loading') !== 'lazy',
        )
        .map(String),
    ),
  ).toEqual([])
})
