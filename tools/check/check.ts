import { spawnSync } from 'node:child_process'
import { FORMAT, LINT, TYPES } from './programs.ts'

/**
 * `npm run check`: content, format, lint, types: all of them, also where the first has found something.
 *
 * What follows it goes to the check of the content: `npm run check -- --fix`, which formats, too.
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
