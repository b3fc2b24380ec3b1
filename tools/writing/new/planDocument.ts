import { collections, type CollectionName } from '../../../content/collections.ts'
import { askForKind, askForText, type Terminal } from './askFor.ts'
import { describeIssues } from '../../check/frontmatter/schemaIssues.ts'
import { slugOf } from '../../content/slug.ts'
import { faultOfName, freeNames, listDocuments } from './fileName.ts'
import { type Kind, kinds, readKind } from './kinds.ts'

/** What a writer asked for: `npm run new -- article "Un titre" --name un-titre`. */
export interface Request {
  readonly kind: string | undefined
  readonly title: string
  readonly name: string | undefined
}

/** What is to be begun. */
export interface Plan {
  readonly collection: CollectionName
  readonly title: string
  /** The file name, without its ending. */
  readonly name: string
}

/**
 * What is to be begun; what the request does not say is asked for.
 *
 * @param root the project's root
 * @param terminal undefined where nobody can answer
 * @throws Error with what to write instead, where it can't be begun, or is not known and can't be asked for
 */
export async function planDocument(root: string, request: Request, terminal: Terminal | undefined): Promise<Plan> {
  const kind = await planKind(request, terminal)
  const collection = kinds[kind]
  const free = freeNames(collection, await listDocuments(root))
  if (free?.length === 0) throw new Error(describeFullCollection(collection))

  const title = await planTitle(request, kind, terminal)
  // Where one name is left, it is that.
  const name = request.name ?? (free?.length === 1 ? free[0] : undefined) ?? slugOf(title)
  const fault =
    name === '' ? 'the title has no letter that an address may have' : await faultOfName(root, collection, name)
  if (!fault) return { collection, title, name }
  if (terminal && request.name === undefined) {
    const message = `How is the file to be called? For ${fault}`
    return {
      collection,
      title,
      name: await askForText(terminal, message, (answer) => faultOfName(root, collection, answer)),
    }
  }
  throw new Error(name === '' ? `${fault}. Say how the file is to be called: --name my-${kind}` : fault)
}

async function planKind({ kind }: Request, terminal: Terminal | undefined): Promise<Kind> {
  if (kind !== undefined) return readKind(kind)
  if (terminal) return askForKind(terminal)
  throw new Error('it is not said what to begin. Write npm run new -- article "The title"')
}

async function planTitle({ title }: Request, kind: Kind, terminal: Terminal | undefined): Promise<string> {
  const given = tidy(title)
  if (given === '' && terminal) {
    const question = kind === 'team' ? 'Who is it?' : 'What is its title, in French?'
    return tidy(await askForText(terminal, question, (answer) => faultOfTitle(kinds[kind], tidy(answer))))
  }
  const fault =
    given === '' ? `the title is missing. Write npm run new -- ${kind} "The title"` : faultOfTitle(kinds[kind], given)
  if (fault) throw new Error(fault)
  return given
}

/** Titles that are pasted bring line breaks and worse. */
function tidy(title: string): string {
  return title
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .normalize('NFC')
    .trim()
}

function faultOfTitle(collection: CollectionName, title: string): string | undefined {
  const { schema } = collections[collection]
  const rule = collection === 'team' ? collections.team.schema.shape.name : collections[collection].schema.shape.title
  const issues = rule.safeParse(title, { reportInput: true }).error?.issues ?? []
  // The questions are in English.
  const nowhere = { file: 'content/en/', locate: () => ({ line: 1, column: 1 }), spanOf: () => undefined }
  return describeIssues(
    issues.map((issue) => ({ ...issue, path: ['title'] })),
    schema,
    nowhere,
  )[0]?.message
}

function describeFullCollection(collection: CollectionName): string {
  const { slugs = [] } = collections[collection]
  const files = slugs.map((slug) => `content/fr/${collection}/${slug}.mdx`)
  return `each of the ${collection} has a page made for it, and all of them are there. Edit ${files.join(' or ')}. For another one, somebody who programs adds its name to slugs in content/collections.ts, and its page: pages/${slugs[0]}/ is one to look at`
}
