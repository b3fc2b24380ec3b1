import { readBody, type ReadBody } from '../../content/body/readBody.ts'
import { lint, type Rule } from '../../content/body/rule.ts'
import { type Diagnostic, isError, warn } from '../../content/diagnostics.ts'
import {
  bodyEmpty,
  headingByBold,
  headingEmpty,
  headingLevel,
  pictureNotDescribed,
  tableHeadEmpty,
  tableRowLong,
} from './blocks.ts'
import { characterForbidden, characterHidden } from './characters.ts'
import { footnoteMissing, footnoteUnused } from './footnotes.ts'
import { linkBare, linkUnread, linkVague } from './links.ts'

/** The rules of the check for the body of a document, after those of tools/content/body. */
const errors: readonly Rule[] = [
  bodyEmpty,
  characterForbidden,
  footnoteMissing,
  footnoteUnused,
  headingEmpty,
  headingLevel,
  linkUnread,
  pictureNotDescribed,
  tableRowLong,
]
const warnings: readonly Rule[] = [characterHidden, headingByBold, linkBare, linkVague, tableHeadEmpty]

/** Reads and checks the body of a document: its facts, with all diagnostics. */
export function checkBody(source: string, file: string): ReadBody {
  const read = readBody(source, file)
  return { ...read, diagnostics: [...read.diagnostics, ...remarksOn(read)] }
}

/** Returns the diagnostics of a body that do not keep it from being shown. */
export function remarksOn({ body, diagnostics }: ReadBody): readonly Diagnostic[] {
  if (!body) return []
  const found = lint(errors, body)
  // Warnings on the line of an error are often its consequence.
  const wrong = new Set([...diagnostics, ...found].filter(isError).map(({ line }) => line))
  return [...found, ...lint(warnings, body, warn).filter(({ line }) => !wrong.has(line))]
}
