/** What a file of the code may name texts by. */
export interface Names {
  /** What stands between quotes. */
  readonly literals: ReadonlySet<string>
  /** Templates, with anything in their holes: `missing.${field}`. */
  readonly patterns: readonly RegExp[]
  /** Whether it asks for no texts of its own: then it is given them, and the namespace is named elsewhere. */
  readonly isGivenTexts: boolean
}

/** Which files of the code name a text. */
export interface CodeNames {
  readonly naming: (text: string) => readonly Names[]
}

/** Thousands of texts are looked up, each in both languages. */
export function indexNames(code: readonly Names[]): CodeNames {
  const byLiteral = new Map<string, Names[]>()
  for (const names of code) {
    for (const literal of names.literals) byLiteral.set(literal, [...(byLiteral.get(literal) ?? []), names])
  }
  const withPatterns = code.filter(({ patterns }) => patterns.length > 0)
  const known = new Map<string, readonly Names[]>()
  const find = (text: string) => [
    ...(byLiteral.get(text) ?? []),
    ...withPatterns.filter(({ patterns }) => patterns.some((pattern) => pattern.test(text))),
  ]
  return {
    naming: (text) => {
      const found = known.get(text) ?? find(text)
      known.set(text, found)
      return found
    },
  }
}

const ASKING = /\b(?:useTranslation|useTexts)\(/
const TEMPLATE = /`([^`\n]*\$\{[^`\n]*)`/g
/** In the hole of another one. */
const INNER_TEMPLATE = /`((?:[^`$\n]|\$\{[\w.]+\})+)`/g
const HOLE = /\$\{[^{}]*\}/
/** A template of holes and punctuation could name anything. */
const LEAST_LETTERS = /[A-Za-z]{3}/

/** What a file of the code names texts by. */
export function namesIn(source: string): Names {
  const quoted = [...source.matchAll(/(['"])((?:(?!\1)[^\\\n])+)\1/g)].map(([, , literal]) => literal ?? '')
  const templates = [...source.matchAll(TEMPLATE), ...source.matchAll(INNER_TEMPLATE)].map(([, text]) => text ?? '')
  return { literals: new Set(quoted), patterns: templates.flatMap(patternOf), isGivenTexts: !ASKING.test(source) }
}

function patternOf(template: string): RegExp[] {
  const parts = template.split(HOLE)
  if (!parts.some((part) => LEAST_LETTERS.test(part))) return []
  return [new RegExp(`^${parts.map((part) => part.replaceAll(/[^\w ]/g, String.raw`\$&`)).join('.+')}$`)]
}
