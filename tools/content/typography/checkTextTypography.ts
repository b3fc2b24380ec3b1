import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { isLocale } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { textPassages } from '../prose/textPassages.ts'
import { readSource } from '../readSource.ts'
import { checkTypography } from './checkTypography.ts'

/**
 * The same for the texts of the interface: tools/content/typography/checkTypography.ts.
 *
 * @param root the project's root
 */
export async function checkTextTypography(root: string): Promise<Diagnostic[]> {
  const files = await glob('content/*/strings/*.json', { cwd: root })
  return files.toSorted().flatMap((file) => {
    const [, locale = ''] = file.split('/')
    const source = readSource(join(root, file))
    return source === undefined || !isLocale(locale)
      ? []
      : checkTypography(textPassages(source), { file, source, locale })
  })
}
