/** What a file of the code may name texts by. */
export interface Names {
  /** What stands between quotes. */
  readonly literals: ReadonlySet<string>
  /** Templates, by what stands around their holes, in which anything may be: `missing.${field}`. */
  readonly templates: ReadonlyArray<readonly string[]>
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
  const withTemplates = code.filter(({ templates }) => templates.length > 0)
  const known = new Map<string, readonly Names[]>()
  const find = (text: string) => [
    ...(byLiteral.get(text) ?? []),
    ...withTemplates.filter(({ templates }) => templates.some((parts) => couldBe(text, parts))),
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
  return { literals: new Set(quoted), templates: templates.flatMap(splitTemplate), isGivenTexts: !ASKING.test(source) }
}

function splitTemplate(template: string): Array<readonly string[]> {
  const parts = template.split(HOLE)
  return parts.some((part) => LEAST_LETTERS.test(part)) ? [parts] : []
}

/** Whether a template could make a text, with something in each hole. Hundreds of patterns would take longer. */
function couldBe(text: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts
  const last = rest.at(-1) ?? ''
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let end = first.length
  for (const part of rest.slice(0, -1)) {
    const at = text.indexOf(part, end + 1)
    if (at === -1) return false
    end = at + part.length
  }
  return end < text.length - last.length
}
