import { expect, test } from 'vitest'
import { parseCaptions } from './captions.ts'

test('captions with names, settings, hours, several lines, and what Windows makes of them', () => {
  const source =
    '\ufeffWEBVTT\n\nNOTE\nfor nobody\n\n1\n00:00.000 --> 00:02.500 line:0\nUne passerelle\nse construit.\n\n00:00:02.500 --> 01:00:00.000\nFin.'
  const cues = [
    { start: 0, end: 2.5, text: 'Une passerelle\nse construit.' },
    { start: 2.5, end: 3600, text: 'Fin.' },
  ]
  expect(parseCaptions(source)).toEqual({ cues })
  expect(parseCaptions(source.replaceAll('\n', '\r\n'))).toEqual({ cues })
})

test.each([
  ['1\n00:00:00,000 --> 00:00:02,000\nx', 1, 'does not begin'],
  ['WEBVTT', 1, 'holds no captions'],
  ['WEBVTT\n\n0:00 --> 0:02\nx', 3, 'does not say when'],
  ['WEBVTT\n\n00:00,000 --> 00:02,000\nx', 3, 'does not say when'],
  ['WEBVTT\n\n00:61.000 --> 01:02.000\nx', 3, 'does not say when'],
  ['WEBVTT\n\n00:02.000 --> 00:01.000\nx', 3, 'ends before'],
  ['WEBVTT\n\n00:01.000 --> 00:03.000\nx\n\n00:02.000 --> 00:04.000\ny', 6, 'begins before'],
  ['WEBVTT\n\n00:01.000 --> 00:03.000\n\nx', 3, 'is empty'],
])('%j is wrong in line %i', (source, line, message) => {
  expect(parseCaptions(source)).toEqual({ diagnostic: { line, message: expect.stringContaining(message) } })
})
