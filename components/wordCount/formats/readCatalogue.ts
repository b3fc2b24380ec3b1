import { removeTags, type Texts } from './html.ts'
import { partsOf, type Unit } from './units.ts'

// Packages were tried: gettext-parser needs modules of Node; pofile takes the previous msgid of a fuzzy message for more
// of the message before it, and all messages for a header if no blank line follows the header.

/** A line of a message: `msgid "text"`, or more of the text. */
const LINE = /^\s*(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)\s*)?"(.*)"\s*$/
const ESCAPE = /\\([^])/g

/**
 * Reads a PO catalogue: the text to translate is the msgid. Messages with a translation that is not fuzzy are done.
 *
 * @see https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
 */
export function readCatalogue(source: string): Texts {
  const units: Unit[] = []
  let isFuzzy = false
  let message: Record<string, string> = {}
  let keyword = ''
  const end = (): void => {
    const { msgid = '', msgid_plural: plural = '', msgctxt: _context, ...translations } = message
    // The header has no msgid.
    if (msgid !== '') {
      const isDone = !isFuzzy && Object.values(translations).every((translation) => translation !== '')
      units.push({ text: removeTags(`${msgid}\n${plural}`), state: isDone ? 'translated' : 'body' })
    }
    message = {}
    isFuzzy = false
  }
  for (const line of source.split(/\r\n?|\n/)) {
    const [, begun, quoted = ''] = LINE.exec(line) ?? []
    if (/^\s*#,.*\bfuzzy\b/.test(line)) {
      if ('msgstr' in message || 'msgstr[0]' in message) end()
      isFuzzy = true
    }
    if (/^\s*(?:#|$)/.test(line) || (begun === undefined && quoted === '')) continue
    if (begun !== undefined) {
      if (begun in message || (begun === 'msgctxt' && 'msgid' in message)) end()
      keyword = begun
    }
    message[keyword] = (message[keyword] ?? '') + unescape(quoted)
  }
  end()
  return partsOf(units)
}

function unescape(text: string): string {
  return text.replaceAll(ESCAPE, (_, letter: string) => (/[nrtfv]/.test(letter) ? '\n' : letter))
}
