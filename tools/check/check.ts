import { spawnSync } from 'node:child_process'
import { FORMAT, LINT, TYPES } from './programs.ts'

/**
 * `npm run check` runs all checks (content, format, lint, types), even if an earlier one fails.
 *
 * Its options go to the content check; with `npm run check -- --fix`, the code is formatted, too.
 */
const options = process.argv.slice(2)
const commands = [
  ['npm', 'run', '--silent', 'check:content', '--', ...options],
  options.includes('--fix') ? ['npx', 'oxfmt'] : FORMAT,
  LINT,
  TYPES,
]
const failed = commands.filter(([command = '', ...rest]) => spawnSync(command, rest, { stdio: 'inherit' }).status !== 0)
if (failed.length > 0) process.exitCode = 1
