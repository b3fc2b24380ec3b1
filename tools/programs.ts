import { spawnSync } from 'node:child_process'

// Commands of `npm run check` and `npm test`, as in a script of package.json: npm puts programs of packages on the PATH.
// Documents are not formatted: a translator's pull request must not fail over the alignment of a table, and the formatter
// would join the tags of a component with its text.
export const FORMAT = 'oxfmt . "!content/**/*.mdx"'
export const LINT = 'oxlint --deny-warnings'
/** Finds declarations that no browser knows, and would ignore silently. */
export const STYLES = 'stylelint "{components,pages,renderer,tools}/**/*.css"'
export const TYPES = 'tsc'
export const CONTENT = 'tsx tools/check/checkContent.ts'

/** Runs a command in a shell of this terminal, which starts programs of packages on every system. Returns whether it succeeded. */
export function runCommand(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
}
