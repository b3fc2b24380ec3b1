import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { documentPath } from '../../../content/collections.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import { locales } from '../../../renderer/languages.ts'
import { Cancelled } from './askFor.ts'
import { createDocument } from './createDocument.ts'
import { readGitUser } from './findAuthor.ts'
import { kindNames } from './kinds.ts'
import { planDocument } from './planDocument.ts'

const USAGE = `npm run new                                asks for what it needs
npm run new -- article "Le titre"          begins a draft in every language: ${kindNames.join(', ')}
npm run new -- article "Le titre" --name le-nom-du-fichier`

/** `npm run new`: begins a document; exit code 1 where none was begun. */
async function main(): Promise<void> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return console.log(USAGE)

  const [kind, ...title] = positionals
  const { stdin, stdout } = process
  const terminal = stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : undefined
  const plan = await planDocument(root, { kind, title: title.join(' '), name: values.name }, terminal)
  const files = createDocument(root, { ...plan, date: today(), writer: readGitUser(root) })
  console.log(describe(files, documentPath(plan.collection, plan.name)))
  return undefined
}

/** Where the writer is. */
function today(): string {
  // Sweden writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format()
}

/** What there is now, and what comes next. */
function describe([original = '', ...translations]: readonly string[], path: string): string {
  const [language] = locales
  return `Two drafts, which visitors do not see:

  ${[original, ...translations].join('\n  ')}

What there is to do in them stands in brackets, [À faire : …] and [To do: …]; then the brackets go.

1. Write ${original}
2. See it: npm run dev, then http://localhost:3000${language ? localizePath(path, language) : path}
3. npm run check:content lists what is still to do
4. Translate it into ${translations.join(' and ')},
   then: npm run status -- --confirm ${translations.join(' ')}
5. To publish it, delete the line draft: true in both

content/README.md says the rest.`
}

try {
  await main()
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof Error)) throw error
  const { message } = error
  if (!(error instanceof Cancelled))
    console.error(`Nothing was written: ${message.replace(/(?<![.?])$/, '.')}\n\n${USAGE}`)
}
