import { ContentError } from './diagnostics.ts'
import { loadValidContent } from './load.ts'
import { describeTranslations } from './translations.ts'

/** `npm run status`: what is translated, missing or stale, in each language. */
try {
  const documents = await loadValidContent(process.cwd(), { drafts: true })
  for (const { locale, translated, total, gaps } of describeTranslations(documents)) {
    console.log(`${locale}: ${translated} of ${total} documents are there and up to date.`)
    for (const { file, state, source } of gaps) console.log(`  ${state.padEnd(7)}  ${file}  (from ${source})`)
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
