import { extname, posix } from 'node:path'
import type { Picture } from '../../renderer/entry.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { PictureFacts } from './measurePicture.ts'

/** What is wrong with a photograph; undefined where nothing is. */
type Problem = Pick<Diagnostic, 'message' | 'severity'> | undefined

const MEGABYTE = 1_000_000
/** Whoever gets the project gets all pictures, in all their versions. */
export const MOST_BYTES = 25 * MEGABYTE
const MANY_BYTES = 12 * MEGABYTE
const MANY_PIXELS_ACROSS = 8000
const FEWEST_PIXELS_ACROSS = 600
const SMALLER = 'Save it with at most 4,000 pixels on its longer side'

/** Names that are right for what a file is; others are told together with it. */
const USUAL_NAMES: ReadonlyArray<readonly [label: RegExp, extension: RegExp]> = [
  [/HEIC/, /^\.(?:hei[cf]|hif)$/],
  [/TIFF/, /^\.(?:tiff?|dng|cr[23]|nef|arw)$/],
  [/GIF/, /^\.gif$/],
  [/BMP/, /^\.bmp$/],
  [/Photoshop/, /^\.psd$/],
  [/JPEG XL/, /^\.jxl$/],
  [/JPEG 2000/, /^\.jp2$/],
  [/PDF/, /^\.pdf$/],
  [/video/, /^\.(?:mp4|mov)$/],
]

/**
 * What the bytes of a photograph are that no page can show.
 *
 * @param file its path, whose ending may say something else
 * @param unreadable what to say of what is no picture at all
 */
export function describeFacts({ width, height, fault }: PictureFacts, file: string, unreadable: string): Problem {
  const size = `${count(width)} × ${count(height)} pixels`
  switch (fault?.kind) {
    case 'unreadable':
      return { message: unreadable }
    case 'empty':
      return { message: 'is empty. Save the picture again' }
    case 'damaged':
      return { message: 'is damaged: it cannot be read to its end. Copy it again, or open it and save it as JPEG' }
    case 'moving':
      return {
        message: `is ${fault.label} that moves, which nobody could stop. Save one of its pictures, or make a video of it`,
      }
    case 'tooLarge':
      return { message: `has ${size}, more than can be opened. ${SMALLER}` }
    case 'other':
      return { message: `is ${fault.label}${nameIfWrong(file, fault.label)}. ${fault.advice}` }
    default:
      return Math.max(width, height) > MANY_PIXELS_ACROSS
        ? { message: `has ${size}, of which pages show a quarter. ${SMALLER}`, severity: 'warning' }
        : undefined
  }
}

function nameIfWrong(file: string, label: string): string {
  const extension = extname(file)
  const usual = USUAL_NAMES.find(([pattern]) => pattern.test(label))?.[1]
  return usual?.test(extension.toLowerCase()) ? '' : `, named ${extension || 'without an ending'}`
}

/** Whether a photograph is heavier than whoever gets the project should have to bear. */
export function describeWeight(bytes: number): Problem {
  const weight = `has ${(bytes / MEGABYTE).toFixed(0)} MB`
  if (bytes > MOST_BYTES) return { message: `${weight}, and may have ${MOST_BYTES / MEGABYTE}. ${SMALLER}` }
  if (bytes > MANY_BYTES)
    return { message: `${weight}: everybody who works on the site downloads them. ${SMALLER}`, severity: 'warning' }
  return undefined
}

/**
 * Whether a photograph has fewer pixels than its place.
 *
 * @param picture as a document names it
 */
export function describeWidth({ src, width }: Picture): string | undefined {
  if (src.endsWith('.svg') || width === 0 || width >= FEWEST_PIXELS_ACROSS) return undefined
  return `the picture ${posix.basename(src)} is ${count(width)} pixels wide, narrower than the text around it. Take a larger one, of ${count(FEWEST_PIXELS_ACROSS)} pixels or more`
}

function count(value: number): string {
  return value.toLocaleString('en')
}
