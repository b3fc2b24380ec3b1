import { CONTENT, FORMAT, LINT, runCommand, STYLES, TYPES } from '../programs.ts'

/**
 * `npm run check` runs all checks (format, lint, styles, types, content), even if an earlier one fails.
 *
 * Its options go to the content check; with `npm run check -- --fix`, the code is formatted as well.
 */
const options = process.argv.slice(2)
// Writers read the last lines.
const commands = [
  options.includes('--fix') ? FORMAT : `${FORMAT} --check`,
  LINT,
  STYLES,
  TYPES,
  [CONTENT, ...options].join(' '),
]
const failed = commands.filter((command) => !runCommand(command))
if (failed.length > 0) process.exitCode = 1
