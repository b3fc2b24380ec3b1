import { contentOfComponents, placeOfComponents } from './componentContent.ts'
import { attributes, foreignElements } from './components.ts'
import { addresses } from './links.ts'
import { matchesOf, type Rule } from './rule.ts'

/** Content contains no code. Wrong: `import x from 'y'`, `export const x = 1`. */
const programs: Rule = (body) =>
  matchesOf(
    body,
    /(?<=^[ \t]*)(?:import\s[^\n]*\sfrom\s*["'“«][^\n]*|import\s*["'“(][^\n]*|export\s+(?:default|const|let|var|function|class|async|\*|\{)[^\n]*)$/gm,
  ).map(({ mark, at }) => ({ name: 'program-text', at, values: { mark } }))

/** Braces are escaped with a backslash. Wrong: `{2 + 2}`. */
const braces: Rule = (body) =>
  matchesOf(body, /\{+[^{}\n]*\}+|[{}]/g).map(({ mark, at }) => ({ name: 'brace-shown', at, values: { mark } }))

/** The rules for the body of a document that no page can break: without them, there would be no page, or an unsafe one. */
export const readingRules: readonly Rule[] = [
  foreignElements,
  attributes,
  placeOfComponents,
  contentOfComponents,
  addresses,
  programs,
  braces,
]
