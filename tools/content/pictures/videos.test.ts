import { expect, test } from 'vitest'
import { findCaptionError } from './videos.ts'

test('captions with names, settings, hours, several lines, and Windows line ends', () => {
  const source =
    '\ufeffWEBVTT\n\nNOTE\nfor nobody\n\n1\n00:00.000 --> 00:02.500 line:0\nUne passerelle\nse construit.\n\n00:00:02.500 --> 01:00:00.000\nFin.'
  expect(findCaptionError(source)).toBeUndefined()
  expect(findCaptionError(source.replaceAll('\n', '\r\n'))).toBeUndefined()
})

test.each([
  ['1\n00:00:00,000 --> 00:00:02,000\nx', 1],
  ['WEBVTT', 1],
  ['WEBVTT\n\n0:00 --> 0:02\nx', 3],
  ['WEBVTT\n\n00:00,000 --> 00:02,000\nx', 3],
  ['WEBVTT\n\n00:61.000 --> 01:02.000\nx', 3],
])('%j is wrong in line %i', (source, line) => {
  expect(findCaptionError(source)).toBe(line)
})
