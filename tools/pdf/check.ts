import { join } from 'node:path'
import type { Flaw } from '../content/flaws.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { readSource } from '../content/readSource.ts'
import { findUnsettable } from './characters.ts'
import { loadPicture } from './pictures.ts'
import { describeUnsettable, readStudy } from './readStudy.ts'

/** The texts of the frontmatter that the PDF shows. */
const SHOWN = [
  ['title'],
  ['description'],
  ['client'],
  ['callToAction', 'title'],
  ['callToAction', 'text'],
  ['callToAction', 'label'],
]

/**
 * What case studies hold that their PDFs cannot: letters that the faces do not have, pictures that are more than shapes
 * in plain colours.
 *
 * @param root the project's root
 */
export function checkPdfs(root: string, documents: readonly LoadedDocument[]): Flaw[] {
  return documents
    .filter(({ entry }) => entry.collection === 'case-studies')
    .flatMap((document) => [...checkFrontmatter(root, document), ...checkStudy(root, document)])
}

function checkFrontmatter(root: string, { entry, locate }: LoadedDocument): Flaw[] {
  const file = entry.file.slice(1)
  const outcomes: unknown = Reflect.get(entry.frontmatter, 'outcomes')
  const paths = [...SHOWN, ...(Array.isArray(outcomes) ? outcomes.map((_, index) => ['outcomes', index]) : [])]
  const flaws = paths.flatMap((path): Flaw[] => {
    let value: unknown = entry.frontmatter
    for (const key of path) value = Reflect.get(Object(value), key)
    const character = findUnsettable(String(value))
    const message = character && `${String(path[0])}: ${describeUnsettable(character)}`
    return message ? [{ file, ...locate(path), message }] : []
  })
  const picture = entry.images['image']
  const problem = picture && describePicture(root, picture.file)
  return problem ? [...flaws, { file, ...locate(['image']), message: `image: ${problem}` }] : flaws
}

function checkStudy(root: string, { entry }: LoadedDocument): Flaw[] {
  const file = entry.file.slice(1)
  const source = readSource(join(root, file)) ?? ''
  const { flaws, pictures } = readStudy(source, { file, locale: entry.locale, resolve: (href) => href })
  return [
    ...flaws,
    ...pictures.flatMap((picture) => {
      const { line, column } = picture
      const message = describePicture(root, picture.file)
      return message ? [{ file, line, column, message }] : []
    }),
  ]
}

function describePicture(root: string, file: string): string | undefined {
  try {
    loadPicture(root, file)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `${file.slice(1)} ${reason}, which the PDF of the case study cannot show. Save the picture as PNG or JPEG, or as an SVG of shapes in plain colours (#14211d)`
  }
}
