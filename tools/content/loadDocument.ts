import { join, posix } from 'node:path'
import { collections, documentPath, isCollectionName } from '../../content/collections.ts'
import type { Entry, Picture, Video } from '../../renderer/entry.ts'
import { isLocale } from '../../renderer/languages.ts'
import { typesetAll } from '../../renderer/typography.ts'
import { checkBody, type CheckedBody } from './body.ts'
import type { Diagnostic } from './diagnostics.ts'
import { type Locate, parseFrontmatter } from './frontmatter.ts'
import { writePlainMarkdown } from './plainMarkdown.ts'
import { NOT_UTF8, readSource } from './readSource.ts'
import { loadVideo } from './videos.ts'

/** A document as read, with what only the checks need. */
export interface LoadedDocument {
  readonly entry: Entry
  readonly body: CheckedBody
  /** The body of an article for machines that read, its addresses marked: tools/content/plainMarkdown.ts. */
  readonly markdown: string | undefined
  /** Where a value of the frontmatter stands. */
  readonly locate: Locate
}

/** A document, unless its frontmatter is wrong, and all that is wrong with it. */
export interface DocumentResult {
  readonly document: LoadedDocument | undefined
  readonly diagnostics: readonly Diagnostic[]
}

const WORDS_PER_MINUTE = 220
const FILE_NAME = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/

/** Whether a document is seen only while writing. */
export function isDraft({ frontmatter }: Entry): boolean {
  return 'draft' in frontmatter && frontmatter.draft === true
}

/**
 * Reads and checks one document by itself; how it stands to the others is checked elsewhere.
 *
 * @param root the project's root
 * @param file from there: `content/fr/articles/x.mdx`; where it does not stand in a collection, it is passed over
 * @param pictures all pictures, by path from the root
 */
export function loadDocument(root: string, file: string, pictures: ReadonlyMap<string, Picture>): DocumentResult {
  const [, locale = '', collection = '', name = ''] = file.split('/')
  if (!isLocale(locale) || !isCollectionName(collection)) return { document: undefined, diagnostics: [] }
  const fail = (message: string): DocumentResult => ({
    document: undefined,
    diagnostics: [{ file, line: 1, column: 1, message }],
  })

  const slug = name.replace(/\.mdx$/, '')
  if (!FILE_NAME.test(slug)) {
    return fail(
      `the file name becomes the address, and "${slug}" would not be a good one. Name the file with unaccented letters, digits and hyphens, like my-article.mdx`,
    )
  }
  const source = readSource(join(root, file))
  if (source === undefined) return fail(NOT_UTF8)

  const {
    data,
    locate,
    diagnostics: frontmatterDiagnostics,
    hasFrontmatter,
  } = parseFrontmatter(source, file, collections[collection].schema)
  if (!hasFrontmatter) return { document: undefined, diagnostics: frontmatterDiagnostics }
  const { tree, ...body } = checkBody(source, file)
  const diagnostics = [...frontmatterDiagnostics, ...body.diagnostics]

  const findPicture = (path: string, place: { line: number; column: number }): Picture | undefined => {
    const imageFile = posix.join(posix.dirname(file), path)
    const picture = pictures.get(imageFile)
    if (!picture) {
      const { line, column } = place
      diagnostics.push({ file, line, column, message: `there is no picture ${imageFile}. Add it, or correct its name` })
    }
    return picture
  }
  const images: Record<string, Picture> = {}
  for (const key of data ? collections[collection].images : []) {
    const path: unknown = Reflect.get(Object(data), key)
    const picture = typeof path === 'string' ? findPicture(path, locate([key])) : undefined
    if (picture) images[key] = picture
  }
  const bodyImages = body.images.flatMap((image) => findPicture(image.url, image)?.src ?? [])

  let video: Video | undefined
  if (data && 'video' in data && data.video) {
    const loaded = loadVideo(root, posix.join(posix.dirname(file), data.video.file), {
      file,
      ...locate(['video', 'file']),
    })
    diagnostics.push(...loaded.diagnostics)
    video = loaded.video
  }

  const document = data && {
    entry: {
      collection,
      locale,
      slug,
      path: documentPath(collection, slug),
      file: `/${file}`,
      frontmatter: typesetAll(data, locale),
      readingMinutes: Math.max(1, Math.round(body.words / WORDS_PER_MINUTE)),
      sections: collection === 'articles' ? typesetAll(body.sections, locale) : [],
      images,
      video,
      bodyImages,
    },
    body,
    markdown:
      tree && collection === 'articles' && diagnostics.length === 0
        ? writePlainMarkdown(tree, source, locale)
        : undefined,
    locate,
  }
  return { document, diagnostics }
}
