import { parseArgs } from 'node:util'
import { isError, languageOfReport } from '../content/diagnostics.ts'
import { say, textOf } from '../content/messages/catalogue.ts'
import { openContent } from '../content/openContent.ts'
import { timed } from '../timed.ts'
import { applyFixes } from './applyFixes.ts'
import { writeReport } from './reports.ts'
import { allRules } from './rules.ts'

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
    timed(say('report.reading'), async () => allRules(await openContent(root, { drafts: true })), process.stderr)
  let diagnostics = await check()
  const fixed = applyFixes(root, fix ? diagnostics : [])
  if (fixed.length > 0) {
    const change = { count: fixed.length, files: fixed.join(', ') }
    console.error(textOf('report.fixed', languageOfReport(diagnostics), change))
    diagnostics = await check()
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
