import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { readSvg } from './drawSvg.ts'

/** A picture that can be put into a PDF. */
export interface LoadedPicture {
  readonly source: Buffer
  readonly isSvg: boolean
  readonly width: number
  readonly height: number
}

/**
 * Reads a picture for a PDF.
 *
 * @param file from the project's root
 * @throws Error that says, in words that follow those of the file, why it cannot be shown
 */
export function loadPicture(root: string, file: string): LoadedPicture {
  const source = readFileSync(join(root, file))
  if (file.endsWith('.svg')) {
    const { width, height } = readSvg(source.toString('utf8'))
    return { source, isSvg: true, width, height }
  }
  if (!/\.(?:png|jpe?g)$/.test(file)) throw new Error('is in a format that PDFs do not have')
  const { width, height } = imageSize(source)
  return { source, isSvg: false, width, height }
}
