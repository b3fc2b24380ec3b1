import { Lexer } from 'yaml'
import { type Diagnostic, warn } from '../content/diagnostics.ts'
import { canonical } from '../content/frontmatter/canonical.ts'
import { createLocator } from '../content/locate.ts'
import type { ReadDocument } from '../content/readDocument.ts'

/**
 * Warns of a document that is not in the form in which the site's editor saves it: the next edit there would change lines that
 * nobody edited. Comments have no place in that form; who wrote one decides what becomes of it.
 */
export function checkForm({ file, source, document }: ReadDocument): Diagnostic[] {
  const form = document ? canonical(document.entry.collection, source) : source
  if (form === source) return []
  const start = source.split('').findIndex((sign, index) => sign !== form[index])
  const diagnostic = warn('frontmatter-form', { file, ...createLocator(source)(start < 0 ? source.length : start) })
  const yaml = source.slice(source.indexOf('\n') + 1, source.indexOf('\n---', 1))
  const hasComment = [...new Lexer().lex(yaml)].some((token) => token.startsWith('#'))
  return [hasComment ? diagnostic : { ...diagnostic, fix: form }]
}
