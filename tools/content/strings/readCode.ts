import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { agencyDetailNames } from '../../../renderer/agencyDetails.ts'
import { type CodeNames, indexNames, namesIn } from './codeNames.ts'
import { nestedKeys } from './nestedTexts.ts'
import { placeholderNamesIn } from './placeholderNames.ts'

/** What the code says of the texts that it shows. */
export interface CodeOfTexts {
  readonly names: CodeNames
  /** The placeholders that it fills somewhere, and those of the agency's details. */
  readonly placeholders: ReadonlySet<string>
  /** The texts that documents show within themselves, by namespace and key. */
  readonly shown: readonly string[]
}

/** @param root the project's root */
export async function readCode(root: string): Promise<CodeOfTexts> {
  const [code, templates, documents] = await Promise.all([
    readAll(root, '{pages,components,renderer,tools}/**/*.{ts,tsx}'),
    // They fill in the numbers of pages.
    readAll(root, 'tools/paper/**/*.typ'),
    readAll(root, 'content/*/*/*.mdx'),
  ])
  const placeholders = placeholderNamesIn([...code, ...templates])
  return {
    names: indexNames(code.map(namesIn)),
    shown: documents.flatMap(nestedKeys),
    placeholders: new Set([...agencyDetailNames, ...placeholders]),
  }
}

async function readAll(root: string, pattern: string): Promise<string[]> {
  const files = await glob(pattern, { cwd: root, ignore: ['**/*.test.*', '**/*.d.ts'] })
  return Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
}
