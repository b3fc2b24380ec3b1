import { parseArgs } from 'node:util'
import { localizePath } from '../../../renderer/addresses.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import { say } from '../../content/messages/catalogue.ts'
import { addressesOf } from '../../content/pageAddresses.ts'
import { createDocument } from './createDocument.ts'

const USAGE = say('new.usage')

/** `npm run new` creates a document. */
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } })
  const [kind = '', ...words] = positionals
  // The Swedish format is ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format()
  const files = createDocument(process.cwd(), { kind, title: words.join(' ').trim(), ...values }, today)
  const [original = '', ...translations] = files
  const [path = ''] = addressesOf(files)
  console.log(
    say('new.created', {
      list: files.join('\n  '),
      original,
      address: `http://localhost:3000${localizePath(path, defaultLocale)}`,
      translations: translations.join(' '),
    }),
  )
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof Error)) throw error
  console.error(`${say('new.failed', { problem: error.message })}\n\n${USAGE}`)
}
