import { siteConfig } from '../../site.config.ts'
import { CONTENT, FORMAT, LINT, runCommand, STYLES, TYPES } from '../programs.ts'
import { specimensIn } from '../settings.ts'

/**
 * `npm run check` lists what is still invented in site.config.ts and runs all checks (format, lint, styles, types, content),
 * even if an earlier one fails.
 *
 * Its options go to the content check; with `npm run check -- --fix`, the code is formatted as well.
 */
const invented = specimensIn(siteConfig)
if (invented.length > 0)
  console.log(`Still invented in site.config.ts, for the agency to fill in: ${invented.join(', ')}.\n`)

const options = process.argv.slice(2)
// Writers read the last lines.
const commands = [
  options.includes('--fix') ? FORMAT : `${FORMAT} --check`,
  // For types, actions/setup-node registers a matcher for tsc.
  process.env['GITHUB_ACTIONS'] === 'true' ? `${LINT} --format=github` : LINT,
  STYLES,
  TYPES,
  [CONTENT, ...options].join(' '),
]
const failed = commands.filter((command) => !runCommand(command))
if (failed.length > 0) process.exitCode = 1
