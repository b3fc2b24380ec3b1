import { posix } from 'node:path'
import type { Picture } from '../../../renderer/entry.ts'
import { messageOf } from '../messages/catalogue.ts'
import { tell, warn } from '../tell.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { MeasuredPicture } from './measurePicture.ts'

const MEGABYTE = 1_000_000
/** Whoever gets the project gets all pictures, in all their versions. */
export const MOST_BYTES = 25 * MEGABYTE
const MANY_BYTES = 12 * MEGABYTE
const MANY_PIXELS_ACROSS = 8000
const FEWEST_PIXELS_ACROSS = 600

/** Reports a photograph that no page can show, that is larger than the project should bear, or that says where it was taken. */
export function checkPhotograph(file: string, bytes: number, picture: MeasuredPicture | undefined): Diagnostic[] {
  const { width = 0, height = 0, fault, hasPlace } = picture ?? {}
  const place = hasPlace ? [warn('picture-with-place', { file })] : []
  if (bytes > MOST_BYTES || fault === 'picture-too-large') return [tell('picture-too-large', { file }), ...place]
  if (fault) return [tell(fault, { file }), ...place]
  const isLarge = bytes > MANY_BYTES || Math.max(width, height) > MANY_PIXELS_ACROSS
  return [...(isLarge ? [warn('picture-large', { file })] : []), ...place]
}

/**
 * Returns what to say of a photograph with fewer pixels than its place.
 *
 * @param picture as a document names it
 * @param file the document
 */
export function describeWidth({ src, width }: Picture, file = ''): string | undefined {
  if (src.endsWith('.svg') || width === 0 || width >= FEWEST_PIXELS_ACROSS) return undefined
  return messageOf('picture-narrow', file, { name: posix.basename(src), width, least: FEWEST_PIXELS_ACROSS })
}
