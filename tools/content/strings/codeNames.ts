/** A template by what stands around its holes, in which anything may be: `missing.${field}`. */
interface Template {
  readonly before: string
  readonly between: readonly string[]
  readonly after: string
}

/** What a file of the code may name texts by. */
export interface Names {
  /** What stands between quotes. */
  readonly literals: ReadonlySet<string>
  readonly templates: readonly Template[]
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
    ...withTemplates.filter(({ templates }) => templates.some((template) => couldBe(text, template))),
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

function splitTemplate(template: string): Template[] {
  const parts = template.split(HOLE)
  if (!parts.some((part) => LEAST_LETTERS.test(part))) return []
  const [before = '', ...others] = parts
  return [{ before, between: others.slice(0, -1), after: others.at(-1) ?? '' }]
}

/** Whether a template could make a text, with something in each hole. Hundreds of patterns would take longer. */
function couldBe(text: string, { before, between, after }: Template): boolean {
  if (!text.startsWith(before) || !text.endsWith(after)) return false
  let end = before.length
  for (const part of between) {
    const at = text.indexOf(part, end + 1)
    if (at === -1) return false
    end = at + part.length
  }
  return end < text.length - after.length
}
