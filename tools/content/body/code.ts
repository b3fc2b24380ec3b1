import { marks } from './patterns.ts'
import { error } from './rule.ts'

/** Rules against code, which would be shown as text. */
export const codeRules = [
  /** Content contains no code. Wrong: `import x from 'y'`, `export const x = 1`. */
  marks(error, 'program-text', [
    [
      /(?<=^[ \t]*)(?:import\s[^\n]*\sfrom\s*["'“«][^\n]*|import\s*["'“(][^\n]*|export\s+(?:default|const|let|var|function|class|async|\*|\{)[^\n]*)$/gm,
    ],
  ]),

  /** Braces are escaped with a backslash. Wrong: `{2 + 2}`. */
  marks(error, 'brace-shown', [[/\{+[^{}\n]*\}+|[{}]/g]]),
]
