import { afterAll, beforeAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { z } from 'zod'
import { type CollectionName, collections, isCollectionName, isProse } from '../../content/collections.ts'
import { isError } from '../../tools/content/diagnostics.ts'
import { readFrontmatter } from '../../tools/content/frontmatter.ts'
import { type Content, openContent } from '../../tools/content/openContent.ts'
import { copyProject, type ProjectCopy } from '../copyProject.ts'
import { documentNames } from '../documentNames.ts'
import { hostileValues } from '../hostileValues.ts'

type Path = readonly (string | number)[]

/** A text of a schema. */
interface Field {
  readonly path: Path
  readonly schema: z.ZodType
}

/** Returns the texts of a schema at any depth; of a list, its first. */
function fieldsOf(schema: unknown, path: Path = []): Field[] {
  if (!(schema instanceof z.ZodType)) return []
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, [...path, 0])
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option, path))
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) => fieldsOf(part, [...path, key]))
  }
  return [{ path, schema }]
}

const names = Object.keys(collections).filter(isCollectionName)

/** Returns a value with a text in another place, in lists and groups that are made where they are missing. */
function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  if (typeof key === 'number') return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)]
  return { ...Object(value), [key]: withText(Reflect.get(Object(value), key), rest, text) }
}

const cases = names.flatMap((collection) =>
  fieldsOf(collections[collection].schema).flatMap(({ path, schema }) =>
    Object.entries(hostileValues).map(([name, value]) => ({ collection, path, schema, name, value })),
  ),
)

/** Those that the schema alone does not refuse: names, paths and addresses must be of something that is there. */
const others = cases.filter(({ schema, value }) => !isProse(schema) && schema.safeParse(value).success)

let project: ProjectCopy
let content: Content
const fileOf = (collection: CollectionName, index: number | string) =>
  `content/fr/${collection}/hostile-${collection}-${index}.mdx`

beforeAll(async () => {
  project = copyProject()
  for (const collection of names) {
    // From one document of each collection all others are made.
    const [model] = documentNames('fr', collection)
    const file = `content/fr/${collection}/${model}.mdx`
    const read = readFrontmatter(project.read(file), file)
    if (read.problem) throw new Error(read.problem.message)
    const write = (index: number | string, data: unknown) =>
      project.write(fileOf(collection, index), `---\n${stringify(data)}---\n${read.body}`)
    write('model', read.data)
    for (const [index, { path, value, ...of }] of others.entries()) {
      if (of.collection === collection) write(index, withText(read.data, path, value))
    }
  }
  content = await openContent(project.root, { drafts: true })
}, 120_000)

afterAll(() => project.remove(), 60_000)

/** The rules of the errors of a document; that it has no page of its own does not count. */
function errorsOf(file: string): readonly (string | undefined)[] {
  const errors = content.diagnostics.filter((diagnostic) => isError(diagnostic) && diagnostic.file === file)
  return errors.map(({ rule }) => rule).filter((rule) => rule !== 'file-misplaced')
}

test('no name, path, address, day or choice is anything but what it should be', () => {
  expect(names.flatMap((collection) => errorsOf(fileOf(collection, 'model')))).toEqual([])
  expect(others.length).toBeGreaterThan(50)
  const accepted = others.filter(({ collection }, index) => errorsOf(fileOf(collection, index)).length === 0)
  expect(accepted.map(({ collection, path, name }) => `${collection} ${path.join('.')}: ${name}`)).toEqual([])
})

test('prose has no control characters and no line breaks', () => {
  const accepted = cases.filter(({ schema, value }) => /[\p{Cc}\u2028]/u.test(value) && schema.safeParse(value).success)
  expect(accepted.map(({ collection, path, name }) => `${collection} ${path.join('.')}: ${name}`)).toEqual([])
})
