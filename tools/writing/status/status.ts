import { parseArgs } from 'node:util'
import { say } from '../../content/messages/catalogue.ts'
import { openContent } from '../../content/openContent.ts'
import { confirmTranslations } from './confirmTranslations.ts'
import { formatStatus } from './formatStatus.ts'

/**
 * `npm run status` shows what is translated, missing or out of date. `-- --confirm FILE…` marks translations as up to date,
 * with exit code 1 if that fails for any file.
 */
const { values, positionals } = parseArgs({ strict: false, options: { confirm: { type: 'boolean' } } })
if (values['confirm'] && positionals.length > 0) {
  // npm runs scripts in the project's root; INIT_CWD is the folder that it was called in.
  const outcomes = await confirmTranslations(process.cwd(), positionals, process.env['INIT_CWD'] ?? process.cwd())
  for (const { isDone, message } of outcomes) console[isDone ? 'log' : 'error'](message)
  if (!outcomes.every(({ isDone }) => isDone)) process.exitCode = 1
} else if (process.argv.length === 2) {
  const { translations } = await openContent(process.cwd(), { drafts: true })
  console.log(formatStatus(translations))
} else {
  console.error(say('status.usage'))
  process.exitCode = 1
}
