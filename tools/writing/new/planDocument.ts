import { glob } from 'tinyglobby'
import { collections, type CollectionName, documentPath } from '../../../content/collections.ts'
import { locales } from '../../../renderer/languages.ts'
import { redirects } from '../../../renderer/redirects.ts'
import { describeIssues } from '../../check/frontmatter/schemaIssues.ts'
import { addressesOf, listStaticPaths } from '../../content/addresses.ts'
import { LONGEST_SLUG, slugOf } from '../../content/slug.ts'
import { adviseOn } from '../../check/diagnose.ts'
import { localeOfTerminal, say } from '../../check/messages/catalogue.ts'

/** The kinds of documents by the name that the command line uses. */
export const kinds: Readonly<Record<string, CollectionName>> = {
  article: 'articles',
  'case-study': 'case-studies',
  service: 'services',
  team: 'team',
  policy: 'policies',
}

/** The command line's arguments: `npm run new -- article "Un titre" --name un-titre`. */
export interface Request {
  readonly kind: string
  readonly title: string
  readonly name: string | undefined
}

/** A document that can be created. */
export interface Plan {
  readonly collection: CollectionName
  readonly title: string
  /** The file name without its extension. */
  readonly name: string
}

/**
 * Validates a request.
 *
 * @param root the project's root
 * @throws Error with what to write instead
 */
export async function planDocument(root: string, request: Request): Promise<Plan> {
  const collection = kinds[request.kind.toLowerCase()]
  if (!collection) {
    const advice = adviseOn(request.kind, Object.keys(kinds), fileOfTerminal())
    throw new Error(say('new.kind', { kind: request.kind, advice }))
  }
  // Pasted titles contain line breaks and control characters.
  const title = request.title
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .normalize('NFC')
    .trim()
  const files = await glob('content/*/*/*.mdx', { cwd: root })
  const free = listFreeNames(collection, files)
  const name = request.name ?? (free?.length === 1 ? free[0] : undefined) ?? slugOf(title)
  const problem =
    (title === '' ? say('new.title') : findTitleProblem(collection, title)) ??
    (await findNameProblem(root, collection, name, { files, free }))
  if (problem !== undefined) throw new Error(problem)
  return { collection, title, name }
}

function findTitleProblem(collection: CollectionName, title: string): string | undefined {
  const { schema } = collections[collection]
  const rule = collection === 'team' ? collections.team.schema.shape.name : collections[collection].schema.shape.title
  const issues = rule.safeParse(title, { reportInput: true }).error?.issues ?? []
  const place = { file: fileOfTerminal(), locate: () => ({ line: 1, column: 1 }), spanOf: () => undefined }
  return describeIssues(
    issues.map((issue) => ({ ...issue, path: ['title'] })),
    schema,
    place,
  )[0]?.message
}

/** Messages are in the language of the file that they are about: that of the terminal. */
function fileOfTerminal(): string {
  return `content/${localeOfTerminal(process.env)}/`
}

interface ExistingNames {
  /** All documents, from the project's root. */
  readonly files: readonly string[]
  /** The unused names of a collection whose names are fixed. */
  readonly free: readonly string[] | undefined
}

async function findNameProblem(
  root: string,
  collection: CollectionName,
  name: string,
  { files, free }: ExistingNames,
): Promise<string | undefined> {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) {
    return say('new.name', { name })
  }
  if (name.length > LONGEST_SLUG) return say('new.long', { length: name.length, limit: LONGEST_SLUG })
  const advice = say('new.rename', { name })
  const same = files.find((file) => file.toLowerCase().endsWith(`/${collection}/${name}.mdx`))
  if (same) return say('new.exists', { file: same, advice })
  if (free?.length === 0) return say('new.complete', { collection })
  if (free) {
    return free.includes(name) ? undefined : say('new.page', { name, names: free.join(' | ') })
  }
  const address = documentPath(collection, name)
  const pages = [...(await listStaticPaths(root)), ...Object.keys(redirects), ...locales.map((locale) => `/${locale}`)]
  const isTaken = [...addressesOf(files), ...pages].some((other) => other.toLowerCase() === address)
  return isTaken || ['404', 'index'].includes(name) ? say('new.taken', { address, advice }) : undefined
}

/** Returns undefined for a collection that takes any name. */
function listFreeNames(collection: CollectionName, files: readonly string[]): string[] | undefined {
  return collections[collection].slugs?.filter(
    (slug) => !files.some((file) => file.endsWith(`/${collection}/${slug}.mdx`)),
  )
}
