import { posix } from 'node:path'
import { messageOf } from '../messages/catalogue.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { plainWords } from '../../content/plainWords.ts'

/** What cameras, telephones and programs call pictures. */
const NO_DESCRIPTION =
  /^(?:img|dsc[nf]?|pxl|mvimg|image|photo(?:graphie|graph)?|picture|pic|screenshot|capture(?: d['’ ]?écran)?|illustration|figure|sans titre|untitled)[\s_-]*[\d\s_()-]*$/i
const FILE_ENDING = /\.(?:svg|png|jpe?g|jfif|webp|avif|hei[cf]|tiff?|gif|bmp)$/i

/**
 * Returns what to say of a picture's description that is none: the name of its file, or what a camera called it.
 * https://www.w3.org/WAI/tutorials/images/tips/
 *
 * @param file the document, for the language of the message
 */
export function describeAlternative(
  alt: string,
  url: string,
  file = '',
): Pick<Diagnostic, 'message' | 'rule' | 'severity'> | undefined {
  const text = alt.trim()
  const isName = plainWords(text) === plainWords(posix.basename(url, posix.extname(url)))
  const isNone = NO_DESCRIPTION.test(text) || FILE_ENDING.test(text)
  if (!isName && !isNone) return undefined
  const rule = 'picture-not-described'
  return { rule, message: messageOf(rule, file, { text }), ...(isNone ? {} : { severity: 'warning' }) }
}
