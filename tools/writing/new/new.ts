import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { documentPath } from '../../../content/collections.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import { say } from '../../content/messages/catalogue.ts'
import { createDocument, kinds } from './createDocument.ts'

const USAGE = say('new.usage', { kinds: Object.keys(kinds).join(', ') })

/** `npm run new` creates a document. */
function main(): void {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } })
  const [kind, ...words] = positionals
  if (kind === undefined) {
    console.log(USAGE)
    return
  }
  // The Swedish format is ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format()
  const { collection, name, files } = createDocument(root, { kind, title: words.join(' ').trim(), ...values }, today)
  const [original = '', ...translations] = files
  console.log(
    say('new.created', {
      list: files.join('\n  '),
      original,
      address: `http://localhost:3000${localizePath(documentPath(collection, name), defaultLocale)}`,
      translations: translations.join(' '),
    }),
  )
}

try {
  main()
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof Error)) throw error
  console.error(`${say('new.failed', { problem: error.message })}\n\n${USAGE}`)
}
