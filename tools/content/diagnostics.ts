import { languageOfWriter, type RuleName } from '../check/messages/catalogue.ts'

/** A place in a file. */
export interface Position {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number
}

/** One step of mending a file. */
export type Change =
  | {
      readonly kind: 'replace'
      /** Path from the project's root. */
      readonly file: string
      readonly from: Position
      /** The first place that stays. */
      readonly to: Position
      readonly text: string
    }
  | {
      readonly kind: 'move'
      /** Path from the project's root, and the one to be. */
      readonly file: string
      readonly to: string
    }

/** Something wrong in the content, said so that a writer can mend it without asking anybody. */
export interface Diagnostic extends Position {
  /** Path from the project's root: `content/fr/articles/x.mdx`. */
  readonly file: string
  /** The rule that found it; what has no entry in the catalogue of messages yet has none. */
  readonly rule?: RuleName
  /** What is wrong, then what to write instead. */
  readonly message: string
  /** What can stay as it is, though it should not; without it, an error: nothing goes on with it. */
  readonly severity?: 'warning'
  /** What mends it, where nothing has to be thought about: `npm run check:content -- --fix` does it. */
  readonly fix?: readonly Change[]
}

/** Whether nothing can go on with it. */
export function isError({ severity }: Diagnostic): boolean {
  return severity !== 'warning'
}

/** One line for people, editors and pull-request annotations: `file:line:column  message`. */
export function formatDiagnostic({ file, line, column, message, severity }: Diagnostic): string {
  const remark = languageOfWriter(file) === 'fr' ? 'avertissement : ' : 'warning: '
  return `${file}:${line}:${column}  ${severity === 'warning' ? remark : ''}${message}`
}

/** In reading order. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column)
}

/** Whoever has more in one file begins with these. */
const MOST_OF_A_FILE = 20

/** All diagnostics of a run in reading order, one per line, at most 20 of a file, with their number at the end. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const byFile = new Map<string, string[]>()
  for (const diagnostic of sortDiagnostics(diagnostics)) {
    byFile.set(diagnostic.file, [...(byFile.get(diagnostic.file) ?? []), formatDiagnostic(diagnostic)])
  }
  const lines = [...byFile].flatMap(([file, all]) => {
    const left = all.length - MOST_OF_A_FILE
    const more = languageOfWriter(file) === 'fr' ? `et ${left} autres` : `and ${left} more`
    return left > 0 ? [...all.slice(0, MOST_OF_A_FILE), `${file}  ${more}`] : all
  })
  const where = languageOfReport(diagnostics) === 'fr' ? 'dans le contenu' : 'in the content'
  return [...lines, `${countDiagnostics(diagnostics)} ${where}.`].join('\n')
}

/** The language of whoever reads a report: English where all of it is about English files, else French. */
export function languageOfReport(diagnostics: readonly Diagnostic[]): 'fr' | 'en' {
  return diagnostics.some(({ file }) => languageOfWriter(file) === 'fr') ? 'fr' : 'en'
}

/** `2 erreurs et 1 avertissement`, or in English where all is about English files. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const isFrench = languageOfReport(diagnostics) === 'fr'
  const errors = diagnostics.filter(isError).length
  const counts = [
    count(errors, isFrench ? 'erreur' : 'error'),
    count(diagnostics.length - errors, isFrench ? 'avertissement' : 'warning'),
  ]
  return counts.filter((part) => part !== '').join(isFrench ? ' et ' : ' and ')
}

function count(number: number, what: string): string {
  if (number === 0) return ''
  return number === 1 ? `1 ${what}` : `${number} ${what}s`
}

/** Thrown by whatever cannot go on with wrong content; its message lists every error. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics))
  }
}
