import { readCommandLine } from '../commandLine.ts'
import { isError, languageOfReport } from '../content/diagnostics.ts'
import { textOf } from '../content/messages/catalogue.ts'
import { openContent } from '../content/openContent.ts'
import { applyFixes } from './applyFixes.ts'
import { writeReport } from './reports.ts'
import { allRules } from './rules.ts'

/**
 * `npm run check:content` lists all diagnostics of the content, and exits with code 1 if there is an error.
 *
 * `--fix` applies fixes and checks again; `--github`, the default on GitHub Actions, writes pull-request annotations.
 */
const { values } = readCommandLine({
  options: {
    fix: { type: 'boolean', default: false },
    github: { type: 'boolean', default: process.env['GITHUB_ACTIONS'] === 'true' },
  },
})
const { fix, github } = values
const root = process.cwd()
const check = async () => allRules(await openContent(root, { drafts: true }))
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
