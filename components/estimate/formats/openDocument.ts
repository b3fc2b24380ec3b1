import { CountingError } from '../countingError.ts'
import type { Tally } from '../tally.ts'
import type { Archive } from './archive.ts'
import { collectTexts, type Vocabulary } from './collectTexts.ts'
import { attributeOf, scanMarkup } from './scanMarkup.ts'

// OpenDocument: .odt, and also .ods and .odp. https://docs.oasis-open.org/office/OpenDocument/v1.3/

const vocabulary: Vocabulary = {
  texts: new Set(['text:p', 'text:h']),
  skipped: new Set([
    'text:tracked-changes',
    'text:note-citation',
    'text:page-number',
    'text:page-count',
    'text:ruby-text',
    'dc:creator',
    'dc:date',
    'svg:title',
    'svg:desc',
  ]),
  breaks: new Set(['text:p', 'text:h', 'text:s', 'text:tab', 'text:line-break']),
  parts: {
    'text:note': 'notes',
    'office:annotation': 'comments',
    'draw:text-box': 'textBoxes',
    'presentation:notes': 'speakerNotes',
    'text:hidden-text': 'hidden',
  },
}

const MIME_TYPE = /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/

/**
 * Counts an OpenDocument document.
 *
 * @returns the format; undefined if the archive is no such document
 */
export async function countOpenDocument(archive: Archive, tally: Tally): Promise<string | undefined> {
  if (!MIME_TYPE.test(await archive.read('mimetype'))) return undefined
  if ((await archive.read('META-INF/manifest.xml')).includes('encryption-data')) throw new CountingError('protected')
  const [content, styles] = [await archive.read('content.xml'), await archive.read('styles.xml')]
  const hidingStyles = listHidingStyles(styles + content)
  const hides = (_name: string, attributes: string) =>
    attributeOf(attributes, 'text:display') === 'none' ||
    hidingStyles.has(attributeOf(attributes, 'text:style-name') ?? '')
  for (const [part, text] of collectTexts(content, 'body', { ...vocabulary, hides })) tally.add(part, text)
  // The only text among the styles is that of headers and footers.
  tally.add('headers', collectTexts(styles, 'headers', { ...vocabulary, parts: {} }).get('headers') ?? '')
  return 'odt'
}

/** Returns the names of styles with hidden text; a style inherits from its parent unless it sets it itself. */
function listHidingStyles(source: string): ReadonlySet<string> {
  const hiding = new Set<string>()
  let current = ''
  scanMarkup(source, {
    open: (name, attributes) => {
      if (name === 'style:style') {
        current = attributeOf(attributes, 'style:name') ?? ''
        if (hiding.has(attributeOf(attributes, 'style:parent-style-name') ?? '')) hiding.add(current)
      } else if (name === 'style:text-properties' && current !== '') {
        const display = attributeOf(attributes, 'text:display')
        if (display === 'none') hiding.add(current)
        else if (display !== undefined) hiding.delete(current)
      }
    },
    close: (name) => {
      if (name === 'style:style') current = ''
    },
  })
  return hiding
}
