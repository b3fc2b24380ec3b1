import { locales } from '../../../renderer/languages.ts'
import { agencyDetailNames } from '../../../renderer/agencyDetails.ts'
import { glob } from 'tinyglobby'
import { checkCategories } from '../checkCategories.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { checkNestedTexts } from './checkNestedTexts.ts'
import { checkPluralForms } from './checkPluralForms.ts'
import { checkText } from './checkText.ts'
import { checkUse } from './checkUse.ts'
import { compareLanguages } from './compareLanguages.ts'
import { nestedKeys } from './nestedTexts.ts'
import { type CodeOfTexts, readCode } from './readCode.ts'
import { readStringsFile, type StringsFile } from './readStringsFile.ts'

/** Of one file; who has made more mistakes has made the same again and again. */
const MOST_TOLD = 200

/**
 * Checks the texts of the interface: each file by itself, against its counterparts in other languages, and against the
 * code that shows them.
 *
 * Diagnostics: what is not JSON of texts; a text that is empty, has HTML, or placeholders that nothing fills; a key, a form
 * for numbers or a placeholder that one language lacks; nested texts (`$t(facts:price)`) that there are not; a category
 * without texts; a text that nothing shows.
 *
 * @param root the project's root
 */
export async function checkStrings(root: string): Promise<Diagnostic[]> {
  const paths = await glob(
    locales.map((locale) => `content/${locale}/strings/*.json`),
    { cwd: root },
  )
  const files = paths.toSorted().map((path) => readStringsFile(root, path))
  return checkFiles(files, await readCode(root))
}

/** The same, of files that have been read. */
export function checkFiles(files: readonly StringsFile[], { names, placeholders, shown }: CodeOfTexts): Diagnostic[] {
  const nested = new Set([...files.flatMap(({ source }) => nestedKeys(source)), ...shown])
  const diagnostics = [
    ...files.flatMap((file) => [
      ...file.diagnostics,
      ...file.texts.flatMap((text) => checkText(file, text, placeholders)),
      ...checkPluralForms(file),
      ...compareLanguages(file, files, placeholders),
      ...(file.isWhole ? checkUse(file, namespaceOf(file), names, nested) : []),
    ]),
    ...checkNestedTexts(files, new Set(agencyDetailNames)),
    ...checkCategories(files),
  ]
  return files.flatMap((file) => diagnostics.filter(({ file: path }) => path === file.file).slice(0, MOST_TOLD))
}

/** What texts and code know a file as: of these two, one takes the place of the other. */
function namespaceOf({ namespace }: StringsFile): string {
  return namespace === 'isoCertified' ? 'iso' : namespace
}
