import { spawnSync } from 'node:child_process'
import { FORMAT, LINT, TYPES } from './programs.ts'

/**
 * `npm run check` runs all checks (format, lint, types, content), even if an earlier one fails.
 *
 * Its options go to the content check; with `npm run check -- --fix`, the code is formatted, too.
 */
const options = process.argv.slice(2)
const commands = [
  options.includes('--fix') ? FORMAT.filter((option) => option !== '--check') : FORMAT,
  LINT,
  TYPES,
  // Writers read the last lines.
  ['npm', 'run', '--silent', 'check:content', '--', ...options],
]
const failed = commands.filter(([command = '', ...rest]) => spawnSync(command, rest, { stdio: 'inherit' }).status !== 0)
if (failed.length > 0) process.exitCode = 1
