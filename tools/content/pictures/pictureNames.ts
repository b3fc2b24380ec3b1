import { posix } from 'node:path'
import { slugOf } from '../slug.ts'

/** The folder of pictures, which all languages share. */
export const PICTURES = 'content/images'

/** The extensions of pictures, including formats that browsers do not show. */
const PICTURE_NAME = /\.(?:svg|png|jpe?g|jfif|webp|avif|hei[cf]|hif|tiff?|gif|bmp|psd|jxl|jp2|dng|cr[23]|nef|arw)$/i
/** Returns whether a file is named like a picture; anywhere in content/, such a file is checked as one. */
export function isNamedLikePicture(file: string): boolean {
  return PICTURE_NAME.test(file)
}

/** Returns whether a picture is a drawing; some programs write the extension in capitals. */
export function isDrawing(file: string): boolean {
  return /\.svg$/i.test(file)
}

/** Returns whether the path of a picture consists of names that are valid addresses on every system. */
export function isGoodName(path: string): boolean {
  return /^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*\/)*[a-z0-9]+(?:[-_][a-z0-9]+)*\.[a-z0-9]+$/.test(path)
}

/** Returns the name that a picture should have: `Été à Douala (1).JPG` becomes `ete-a-douala-1.jpg`. */
export function goodName(path: string): string {
  const { name, ext } = posix.parse(path)
  return (slugOf(name) || 'picture') + ext.toLowerCase()
}

/** File names that cameras, phones and programs give to pictures. */
const NO_DESCRIPTION =
  /^(?:img|dsc[nf]?|pxl|mvimg|image|photo(?:graphie|graph)?|picture|pic|screenshot|capture(?: d['’ ]?écran)?|illustration|figure|sans titre|untitled)[\s_-]*[\d\s_()-]*$/i

/**
 * Returns whether a picture's description is useless because it is a camera's default or the file name.
 * https://www.w3.org/WAI/tutorials/images/tips/
 */
export function isNoDescription(alt: string, url: string): boolean {
  const text = alt.trim()
  const isName = !/\s/.test(text) && slugOf(text) === slugOf(posix.basename(url, posix.extname(url)))
  return isName || NO_DESCRIPTION.test(text) || isNamedLikePicture(text)
}
