import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ARTICLE = 'content/fr/articles/mots.mdx'

/** Passages of a text, each with what stands there instead. */
type Changes = Readonly<Record<string, string>>

/** Content with a mistake, and what the check reports of it. What it does not name is as in tests/fixtures/valid. */
export interface Mistake {
  /** What differs in the French article, `ARTICLE`. */
  readonly article?: Changes
  /** The body of that article. */
  readonly body?: string
  /** Other files: all that they hold, or what differs from the valid file. */
  readonly files?: Readonly<Record<string, FileContent>>
  /** Symbolic links to files of the project. */
  readonly links?: Readonly<Record<string, string>>
  /** `3:14 warning: rule`, in the order of the report; a file other than the French article comes first: `content/essai.mdx:1:1 rule`. */
  readonly expect: readonly string[]
}

/** What stands there, and what the check reports of it. */
type Row<What extends readonly unknown[]> = readonly [...what: What, ...reports: string[]]
type Rows<What extends readonly unknown[]> = Readonly<Record<string, Row<What>>>
type FileContent = string | Buffer | Changes

function mapRows<Value, Result>(rows: Readonly<Record<string, Value>>, map: (row: Value) => Result) {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, map(row)]))
}

/** Returns mistakes in the body of the French article. */
export const inBody = (rows: Rows<[body: string]>) => mapRows(rows, ([body, ...reports]) => ({ body, expect: reports }))

/** Returns mistakes in what differs in the French article. */
export const inArticle = (rows: Rows<[article: Changes]>) =>
  mapRows(rows, ([article, ...reports]) => ({ article, expect: reports }))

/** Returns mistakes in one file each, which their reports do not name. */
export const inFiles = (rows: Rows<[file: string, content: FileContent]>) =>
  mapRows(rows, ([file, content, ...reports]) => ({
    files: { [file]: content },
    expect: reports.map((report) => (file === ARTICLE ? report : `${file}:${report}`)),
  }))

/** Returns mistakes in the same file. */
export const inFile = (file: string, rows: Rows<[content: FileContent]>) =>
  inFiles(mapRows(rows, ([content, ...reports]): Row<[string, FileContent]> => [file, content, ...reports]))

const fixture = (path: string) => readFileSync(fileURLToPath(new URL(`../../fixtures/${path}`, import.meta.url)))

/**
 * Returns a text with some of its passages replaced.
 *
 * @throws Error if it lacks one of them
 */
export function changed(text: string, changes: Changes): string {
  let result = text
  for (const [passage, replacement] of Object.entries(changes)) {
    if (!result.includes(passage)) throw new Error(`There is no ${JSON.stringify(passage)} in ${result}`)
    result = result.replace(passage, () => replacement)
  }
  return result
}

/** Returns the text of a valid file with some of its passages replaced. */
export function copyOf(file: string, changes: Changes = {}): string {
  return changed(fixture(`valid/${file}`).toString(), changes)
}

/** A second article, without mistakes. */
export const anotherArticle = copyOf(ARTICLE, {
  "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
  article: 'autre article',
})

/** Returns a file that is no text: tests/fixtures/media. */
export function media(name: string): Buffer {
  return fixture(`media/${name}`)
}

/** Returns the files that differ from the valid content, by path. */
export function filesOf({ article, body, files = {} }: Mistake): ReadonlyMap<string, string | Buffer> {
  const written = Object.entries(files).map(([file, content]): [string, string | Buffer] => {
    const isWhole = typeof content === 'string' || Buffer.isBuffer(content)
    return [file, isWhole ? content : copyOf(file, content)]
  })
  if (article === undefined && body === undefined) return new Map(written)
  const source = copyOf(ARTICLE, article)
  return new Map([...written, [ARTICLE, body === undefined ? source : withBody(source, body)]])
}

function withBody(source: string, body: string): string {
  const [frontmatter = ''] = source.split(/(?<=\n---\n)/)
  return `${frontmatter}\n${body}\n`
}
