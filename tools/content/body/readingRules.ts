import { componentContentRules } from './componentContent.ts'
import { componentRules } from './components.ts'
import { addressRules } from './links.ts'
import { error, marks, type Rule } from './rule.ts'

/** The rules for the body of a document that no page can break: without them, there would be no page, or an unsafe one. */
export const readingRules: readonly Rule[] = [
  ...componentRules,
  ...componentContentRules,
  ...addressRules,

  /** Content contains no code. Wrong: `import x from 'y'`, `export const x = 1`. */
  marks(error, 'program-text', [
    [
      /(?<=^[ \t]*)(?:import\s[^\n]*\sfrom\s*["'“«][^\n]*|import\s*["'“(][^\n]*|export\s+(?:default|const|let|var|function|class|async|\*|\{)[^\n]*)$/gm,
    ],
  ]),

  /** Braces are escaped with a backslash. Wrong: `{2 + 2}`. */
  marks(error, 'brace-shown', [[/\{+[^{}\n]*\}+|[{}]/g]]),
]
