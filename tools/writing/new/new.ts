import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { documentPath } from '../../../content/collections.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import { say } from '../../check/messages/catalogue.ts'
import { createDocument } from './createDocument.ts'
import { kinds, planDocument } from './planDocument.ts'

const USAGE = say('new.usage', { kinds: Object.keys(kinds).join(', ') })

/** `npm run new`: creates a document; exit code 1 where it cannot. */
async function main(): Promise<void> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [kind, ...title] = positionals
  if (values.help || kind === undefined) return console.log(USAGE)
  const plan = await planDocument(root, { kind, title: title.join(' '), name: values.name })
  // The Swedish format is ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format()
  console.log(describe(createDocument(root, plan, today), documentPath(plan.collection, plan.name)))
  return undefined
}

function describe(files: readonly string[], path: string): string {
  const [original = '', ...translations] = files
  const address = `http://localhost:3000${localizePath(path, defaultLocale)}`
  const list = files.join('\n  ')
  return say('new.created', {
    list,
    original,
    address,
    translations: translations.join(', '),
    files: translations.join(' '),
  })
}

try {
  await main()
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof Error)) throw error
  const problem = error.message.replace(/(?<![.?])$/, '.')
  console.error(`${say('new.failed', { problem })}\n\n${USAGE}`)
}
