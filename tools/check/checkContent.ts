import { showProgress } from '../build/progress.ts'
import { type Diagnostic, isError, languageOfReport } from '../content/diagnostics.ts'
import { checkContentAndSpelling, forgetContent } from '../content/load.ts'
import { applyFixes } from './applyFixes.ts'
import { checkExternalLinks } from './links/checkExternalLinks.ts'
import { type CheckOptions, readCheckOptions } from './checkOptions.ts'
import { writeReport } from './reports.ts'

/** A fix can bring another mistake to light: that of a heading, once it is one. */
const PASSES = 5

/**
 * `npm run check:content`: everything that is wrong with the content, in one list; exit code 1 where there is an error.
 *
 * `--fix` mends what is mechanical and checks again, `--strict` takes warnings for errors, `--json` writes for programs,
 * `--github` (or GitHub's own environment) writes remarks for a pull request.
 */
try {
  await run(readCheckOptions(process.argv.slice(2), process.env['GITHUB_ACTIONS'] === 'true'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function run({ isFixing, isStrict, format }: CheckOptions): Promise<void> {
  const root = process.cwd()
  const found = [...(await check(root)), ...(format === 'json' ? [] : await checkExternalLinks(root))]
  const diagnostics = isFixing ? await mend(root, found, PASSES) : found

  const report = writeReport(diagnostics, format)
  if (format === 'json') process.stdout.write(`${report}\n`)
  else console.error(report ?? 'Le contenu est en ordre. / The content is in order.')
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined).length
  if (fixable > 0 && !isFixing && format !== 'json') {
    const offer = languageOfReport(diagnostics) === 'fr' ? `en corrige ${fixable}` : `mends ${fixable} of these`
    console.error(`npm run check -- --fix ${offer}.`)
  }
  if (diagnostics.some((diagnostic) => isStrict || isError(diagnostic))) process.exitCode = 1
}

/** @returns what is left */
async function mend(root: string, found: readonly Diagnostic[], passes: number): Promise<readonly Diagnostic[]> {
  const { mended, files } = applyFixes(root, found)
  if (mended === 0) return found
  console.error(`${languageOfReport(found) === 'fr' ? 'Corrigé :' : 'Mended:'} ${mended} (${files.join(', ')})`)
  forgetContent()
  const left = await check(root)
  return passes > 1 ? mend(root, left, passes - 1) : left
}

function check(root: string) {
  return showProgress(process.stderr).during('Reading the content', (step) => checkContentAndSpelling(root, step))
}
