import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { countDiagnostics, isError } from '../../content/diagnostics.ts'
import { checkContent, readTranslations } from '../../content/load.ts'
import { say } from '../../check/messages/catalogue.ts'
import { confirmTranslations } from './confirmTranslations.ts'
import { formatStatus } from './formatStatus.ts'

const USAGE = say('status.usage')

/** `npm run status`: what is translated, missing or stale; exit code 1 only where something asked for was not done. */
async function main(): Promise<void> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { confirm: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return console.log(USAGE)
  if (values.confirm) {
    // npm runs scripts in the project's root, and says where it was called.
    const outcomes = await confirmTranslations(root, positionals, process.env['INIT_CWD'] ?? process.cwd())
    for (const { isDone, message } of outcomes) console[isDone ? 'log' : 'error'](message)
    if (!outcomes.every(({ isDone }) => isDone)) process.exitCode = 1
    return undefined
  }
  if (positionals.length > 0) {
    console.error(`${say('status.unclear', { words: positionals.join(' ') })}\n\n${USAGE}`)
    process.exitCode = 1
    return undefined
  }

  const translations = await readTranslations(root)
  if (values.json) return console.log(JSON.stringify(translations, null, 2))
  console.log(formatStatus(translations, process.stdout.columns ?? 80))
  const errors = (await checkContent(root)).filter(isError)
  if (errors.length > 0) console.log(`\n${countDiagnostics(errors)}: npm run check:content`)
  return undefined
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 1
}
