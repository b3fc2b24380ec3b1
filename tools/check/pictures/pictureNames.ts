import { posix } from 'node:path'
import { plainLetters } from '../../content/slug.ts'

/** The folder that both languages share. */
export const PICTURES = 'content/images'

/** What pictures are named, those too that browsers do not show. */
const PICTURE_NAME = /\.(?:svg|png|jpe?g|jfif|webp|avif|hei[cf]|hif|tiff?|gif|bmp|psd|jxl|jp2|dng|cr[23]|nef|arw)$/i
/** Whether a file is named like a picture: wherever it stands in content/, it is judged as one. */
export function isNamedLikePicture(file: string): boolean {
  return PICTURE_NAME.test(file)
}

const GOOD_PART = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

/** Whether the name of a picture, and of the folders that it is in, is an address on every system. */
export function isGoodName(path: string): boolean {
  const { dir, name, ext } = posix.parse(path)
  return (
    [...dir.split('/').filter((part) => part !== ''), name].every((part) => GOOD_PART.test(part)) &&
    ext === ext.toLowerCase()
  )
}

/**
 * The name that a picture should have had: `Été à Douala (1).JPG` becomes `ete-a-douala-1.jpg`.
 *
 * @param path of a picture, with the folders to keep
 */
export function goodName(path: string): string {
  const { dir, name, ext } = posix.parse(path)
  const folders = dir === '' ? [] : dir.split('/')
  return posix.join(...folders.map(goodPart), goodPart(name) + ext.toLowerCase())
}

function goodPart(part: string): string {
  const good = plainLetters(part)
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
    .replaceAll(/[-_]{2,}/g, '-')
  return good === '' ? 'picture' : good
}

/** The address that it then has in every document: all of them are as deep. */
export function goodAddress(name: string): string {
  return `../../images/${goodName(name)}`
}
