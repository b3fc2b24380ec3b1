import { glob } from 'tinyglobby'
import { agencyDetailNames } from '../../../renderer/agencyDetails.ts'
import { locales } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { checkCategories } from './checkCategories.ts'
import { checkNestedTexts } from './checkNestedTexts.ts'
import { checkText } from './checkText.ts'
import { checkUse } from './checkUse.ts'
import { compareLanguages } from './compareLanguages.ts'
import { nestedKeys } from './nestedTexts.ts'
import { checkPluralForms } from './pluralForms.ts'
import { type CodeOfTexts, readCode } from './readCode.ts'
import { readStringsFile, type StringsFile } from './stringsFile.ts'

/** Whoever has made more mistakes in one file has made the same again and again. */
const MOST_TOLD = 200

/** Checks the texts of the interface: each file by itself, against the other languages, and against the code that shows them. */
export async function checkStrings(root: string): Promise<Diagnostic[]> {
  const patterns = locales.map((locale) => `content/${locale}/strings/*.json`)
  const files = (await glob(patterns, { cwd: root })).toSorted().map((path) => readStringsFile(root, path))
  return checkFiles(files, await readCode(root))
}

/** The same, of files that have been read. Of one that is not whole, only what is wrong with it is told. */
export function checkFiles(files: readonly StringsFile[], code: CodeOfTexts): Diagnostic[] {
  const nested = new Set([...files.flatMap(({ source }) => nestedKeys(source)), ...code.shown])
  const diagnostics = [
    ...files.flatMap((file) => [
      ...file.diagnostics,
      ...compareLanguages(file, files),
      ...file.texts.flatMap((text) => checkText(file, text, code.placeholders)),
      ...(file.isWhole ? [...checkPluralForms(file), ...checkUse(file, code, nested), ...checkCategories(file)] : []),
    ]),
    ...checkNestedTexts(files, new Set(agencyDetailNames)),
  ]
  return files.flatMap((file) => diagnostics.filter(({ file: path }) => path === file.file).slice(0, MOST_TOLD))
}
