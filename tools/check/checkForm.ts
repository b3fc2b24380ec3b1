import { Lexer } from 'yaml'
import { type Diagnostic, warn, withText } from '../content/diagnostics.ts'
import { canonical } from '../content/frontmatter/canonical.ts'
import { writeTexts } from '../content/frontmatter/writeDocument.ts'
import { createLocator } from '../content/locate.ts'
import type { MessageName } from '../content/messages/catalogue.ts'
import type { Content } from '../content/openContent.ts'

/**
 * Warns of documents and interface texts that are not in the form in which the site's editor saves them: the next edit there
 * would change lines that nobody edited. Comments have no place in that form; who wrote one decides what becomes of it.
 */
export function checkForm({ files, strings }: Pick<Content, 'files' | 'strings'>): Diagnostic[] {
  const ofDocuments = files.flatMap(({ file, source, document }) => {
    if (!document) return []
    const hasComment = [...new Lexer().lex(yamlOf(source))].some((token) => token.startsWith('#'))
    return compare('frontmatter-form', file, source, canonical(document.entry.collection, source), !hasComment)
  })
  const ofTexts = strings.flatMap(({ file, source, isWhole }) =>
    isWhole ? compare('text-form', file, plain(source), writeTexts(JSON.parse(source)), true) : [],
  )
  return [...ofDocuments, ...ofTexts]
}

function yamlOf(source: string): string {
  return source.slice(source.indexOf('\n') + 1, source.indexOf('\n---', 1))
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

/** Reports the first difference of two texts; the fix replaces what is between the first and the last. */
function compare(rule: MessageName, file: string, written: string, form: string, isFixed: boolean): Diagnostic[] {
  if (written === form) return []
  const most = Math.min(written.length, form.length)
  let start = 0
  while (start < most && written[start] === form[start]) start += 1
  let end = 0
  while (end < most - start && written.at(-1 - end) === form.at(-1 - end)) end += 1
  const locate = createLocator(written)
  const diagnostic = warn(rule, { file, ...locate(start) })
  const range = { from: start, to: written.length - end }
  return [isFixed ? withText(diagnostic, range, form.slice(start, form.length - end)) : diagnostic]
}
