import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Picture, Video } from '../../renderer/entry.ts'
import { forEachLocale, locales } from '../../renderer/languages.ts'
import { parseCaptions } from './captions.ts'
import type { Diagnostic } from './diagnostics.ts'
import { readFilmHead, type FilmHead } from './mp4.ts'

/** A video, unless it or something that goes with it is not there, and all that is wrong. */
interface LoadedVideo {
  readonly video: Video | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Finds a video and what goes with it under the same name: `crossing.webp`, the picture that stands for it,
 * `crossing.fr.vtt` and `crossing.en.vtt`, its captions.
 *
 * @param root the project's root
 * @param file from there: `content/videos/crossing.mp4`
 * @param pictures all there are, measured, by path from the root
 * @param named where a document names it: diagnostics of files that are not there are told there
 */
export function loadVideo(
  root: string,
  file: string,
  pictures: ReadonlyMap<string, Picture>,
  named: Omit<Diagnostic, 'message'>,
): LoadedVideo {
  const stem = file.replace(/\.mp4$/, '')
  const poster = posterOf(file)
  const captions = locales.map((locale) => [locale, `${stem}.${locale}.vtt`] as const)
  const diagnostics: Diagnostic[] = []
  const tell = (message: string, place: Omit<Diagnostic, 'message'> = named) =>
    void diagnostics.push({ ...place, message })
  const inFile = (broken: string, line = 1) => ({ file: broken, line, column: 1 })

  if (!existsSync(join(root, file))) {
    tell(`there is no video ${file}. Add it, or correct its name`)
    return { video: undefined, diagnostics }
  }
  const head = readHead(join(root, file))
  if (!head) tell('is not a video that can be read. Save it again as MP4 (H.264)', inFile(file))
  else if (!head.isStreamable)
    tell('would play only when all of it is there. Save it for the web, with “fast start”', inFile(file))

  const frame = pictures.get(poster)
  if (!frame) {
    tell(`the video has no picture that stands for it before it plays. Add ${poster}, one of its frames`)
  } else if (head && frame.width > 0 && (frame.width !== head.width || frame.height !== head.height)) {
    tell(
      `has ${frame.width} × ${frame.height} pixels, and its video ${head.width} × ${head.height}. Save a frame of it`,
      inFile(poster),
    )
  }

  for (const [locale, track] of captions) {
    if (!existsSync(join(root, track))) {
      tell(`the video has no captions in the language "${locale}". Add ${track}, in WebVTT`)
      continue
    }
    const { cues, diagnostic } = parseCaptions(readFileSync(join(root, track), 'utf8'))
    if (diagnostic) tell(diagnostic.message, inFile(track, diagnostic.line))
    else if (head && (cues.at(-1)?.end ?? 0) > head.duration)
      tell(`the last caption ends after the video, which has ${head.duration} seconds. End it earlier`, inFile(track))
  }

  if (!head || !frame || diagnostics.length > 0) return { video: undefined, diagnostics }
  const { width, height, duration } = head
  return {
    video: {
      src: `/${file}`,
      width,
      height,
      duration: Math.round(duration),
      poster: frame,
      captions: forEachLocale((locale) => `/${stem}.${locale}.vtt`),
    },
    diagnostics,
  }
}

/** The picture that stands for a video before it plays: `crossing.webp` for `crossing.mp4`. */
export function posterOf(file: string): string {
  return file.replace(/\.mp4$/, '.webp')
}

/**
 * The id of a video in the page of its document: links may lead there.
 *
 * @param path of the video: `../../videos/crossing.mp4`
 */
export function videoFragment(path: string): string {
  return `video-${posix.basename(path, '.mp4')}`
}

function readHead(path: string): FilmHead | undefined {
  try {
    return readFilmHead(readFileSync(path))
  } catch {
    return undefined
  }
}
