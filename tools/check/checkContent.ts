import { parseArgs } from 'node:util'
import { isError, languageOfReport } from '../content/diagnostics.ts'
import { say, textOf } from '../content/messages/catalogue.ts'
import { openContent } from '../content/openContent.ts'
import { showProgress } from '../progress.ts'
import { applyFixes } from './applyFixes.ts'
import { whyGitRefuses } from './git.ts'
import { checkExternalLinks } from './links/checkExternalLinks.ts'
import { writeReport } from './reports.ts'
import { allRules } from './rules.ts'
import { findChangedAlone } from './texts/compareLanguages.ts'

/** A fix can reveal another mistake: once a line is a heading, the rules for headings apply to it. */
const PASSES = 5

/**
 * `npm run check:content` lists all diagnostics of the content, and exits with code 1 if there is an error.
 *
 * `--fix` applies fixes and checks again; `--github`, the default on GitHub Actions, writes pull-request annotations.
 */
try {
  const { values } = parseArgs({
    options: {
      fix: { type: 'boolean', default: false },
      github: { type: 'boolean', default: process.env['GITHUB_ACTIONS'] === 'true' },
    },
  })
  const { fix, github } = values
  const root = process.cwd()
  const check = () =>
    showProgress(process.stderr).during(say('report.reading'), async (step) => {
      const content = await openContent(root, { drafts: true, keepsTrees: true, step })
      return { content, found: await allRules(content) }
    })
  const reason = whyGitRefuses(root)
  if (reason !== undefined) console.error(say('report.withoutGit', { reason }))
  const { content, found } = await check()
  let diagnostics = [
    ...found,
    ...findChangedAlone(root, content.strings),
    ...(await checkExternalLinks(root, content.documents)),
  ]
  const passes = fix ? PASSES : 0
  for (let pass = 0; pass < passes; pass += 1) {
    const { fixed, files } = applyFixes(root, diagnostics)
    if (fixed === 0) break
    console.error(textOf('report.fixed', languageOfReport(diagnostics), { count: fixed, files: files.join(', ') }))
    // oxlint-disable-next-line no-await-in-loop -- each pass checks the changes of the one before
    diagnostics = [...(await check()).found]
  }
  const report = writeReport(diagnostics, github)
  console.error(report ?? `${textOf('report.none', 'fr')} / ${textOf('report.none', 'en')}`)
  const fixable = diagnostics.filter((diagnostic) => diagnostic.fix !== undefined).length
  if (fixable > 0 && !fix) {
    console.error(textOf('report.fixable', languageOfReport(diagnostics), { count: fixable }))
  }
  if (diagnostics.some(isError)) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
