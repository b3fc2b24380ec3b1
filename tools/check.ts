import { spawnSync } from 'node:child_process'

/**
 * `npm run check`: content, format, lint, types: all of them, also where the first has found something.
 *
 * What follows it goes to the check of the content: `npm run check -- --fix`, which formats, too.
 */
const options = process.argv.slice(2)
const isFixing = options.includes('--fix')
const commands = [
  ['check:content', ...options],
  // What programs read must be one document: they have the content's.
  ...(options.includes('--json') ? [] : [[isFixing ? 'format' : 'check:format'], ['check:lint'], ['check:types']]),
]
const failed = commands.filter(([name = '', ...rest]) => {
  const { status } = spawnSync('npm', ['run', '--silent', name, '--', ...rest], { stdio: 'inherit' })
  return status !== 0
})
if (failed.length > 0) process.exitCode = 1
