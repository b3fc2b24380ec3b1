import { formatDiagnostics, isError } from './diagnostics.ts'
import { checkContent } from './load.ts'

/** `npm run check:content`: every error of the content, in one list; exit code 1 where there is any. */
const diagnostics = await checkContent(process.cwd())
if (diagnostics.length > 0) {
  console.error(formatDiagnostics(diagnostics))
  if (diagnostics.some(isError)) process.exitCode = 1
} else {
  console.log('The content is in order.')
}
