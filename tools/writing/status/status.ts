import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { rules } from '../../check/rules.ts'
import { countDiagnostics, isError } from '../../content/diagnostics.ts'
import { say } from '../../content/messages/catalogue.ts'
import { openContent } from '../../content/openContent.ts'
import { confirmTranslations } from './confirmTranslations.ts'
import { formatStatus } from './formatStatus.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** `npm run status -- --confirm FILE…` marks translations as up to date; exit code 1 if that fails for any file. */
async function confirm(names: readonly string[]): Promise<void> {
  // npm runs scripts in the project's root; INIT_CWD is the folder that it was called in.
  const outcomes = await confirmTranslations(root, names, process.env['INIT_CWD'] ?? process.cwd())
  for (const { isDone, message } of outcomes) console[isDone ? 'log' : 'error'](message)
  if (!outcomes.every(({ isDone }) => isDone)) process.exitCode = 1
}

/** `npm run status` shows what is translated, missing or out of date. */
async function showStatus(): Promise<void> {
  const content = await openContent(root, { drafts: true, keepsTrees: true })
  console.log(formatStatus(content.translations))
  const errors = (await rules(content)).filter(isError)
  if (errors.length > 0) console.log(`\n${countDiagnostics(errors)}: npm run check:content`)
}

const { values, positionals } = parseArgs({ strict: false, options: { confirm: { type: 'boolean' } } })
if (values['confirm'] && positionals.length > 0) await confirm(positionals)
else if (process.argv.length === 2) await showStatus()
else {
  console.error(say('status.usage'))
  process.exitCode = 1
}
