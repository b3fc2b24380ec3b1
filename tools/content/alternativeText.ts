import { posix } from 'node:path'
import type { Diagnostic } from './diagnostics.ts'
import { plainWords } from './plainWords.ts'

/** What cameras, telephones and programs call pictures. */
const NO_DESCRIPTION =
  /^(?:img|dsc[nf]?|pxl|mvimg|image|photo(?:graphie|graph)?|picture|pic|screenshot|capture(?: d['’ ]?écran)?|illustration|figure|sans titre|untitled)[\s_-]*[\d\s_()-]*$/i
const FILE_ENDING = /\.(?:svg|png|jpe?g|jfif|webp|avif|hei[cf]|tiff?|gif|bmp)$/i

/**
 * Whether the description of a picture is none: the name of its file, or what a camera called it.
 * https://www.w3.org/WAI/tutorials/images/tips/
 *
 * @param alt what there is
 * @param url of the picture
 * @returns what to say of it; undefined where it describes something
 */
export function describeAlternative(alt: string, url: string): Pick<Diagnostic, 'message' | 'severity'> | undefined {
  const text = alt.trim()
  const problem = `"${text}" is no description of the picture for those who do not see it`
  if (NO_DESCRIPTION.test(text) || FILE_ENDING.test(text)) return { message: `${problem}. Write what it shows` }
  const name = posix.basename(url, posix.extname(url))
  return plainWords(text) === plainWords(name)
    ? { message: `${problem}, only the name of its file. Write what it shows`, severity: 'warning' }
    : undefined
}
