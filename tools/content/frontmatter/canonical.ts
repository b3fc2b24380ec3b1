import { z } from 'zod'
import { type CollectionName, collections } from '../../../content/collections.ts'
import { parseYaml, readFrontmatter } from '../frontmatter.ts'
import { plainSource } from '../readSource.ts'
import { writeDocument } from './writeDocument.ts'

/**
 * Returns a document in the form in which the site's editor saves it: keys in the order of their schema, `draft` always
 * stated, no comments. A text that is not front matter with a body stays as it is.
 *
 * @param added values that take the place of those in its front matter
 */
export function canonical(collection: CollectionName, text: string, added = {}): string {
  const split = readFrontmatter(plainSource(text), '')
  if ('problem' in split) return text
  const { schema } = collections[collection]
  try {
    return writeDocument(Object(inOrder(schema, { draft: false, ...parseYaml(split.yaml), ...added })), split.body)
  } catch {
    return text
  }
}

/** Returns a value with the keys of its groups in the order of the schema, then the others by name, and trimmed texts. */
function inOrder(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return inOrder(schema.unwrap(), value)
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.map((item: unknown) => inOrder(schema instanceof z.ZodArray ? schema.element : undefined, item))
  }
  const shape = shapeOf(schema, value)
  const values = new Map<string, unknown>(Object.entries(value))
  const others = [...values.keys()].filter((key) => !Object.hasOwn(shape, key))
  const keys = [...Object.keys(shape), ...others.toSorted()].filter((key) => values.has(key))
  return Object.fromEntries(keys.map((key) => [key, inOrder(shape[key], values.get(key))]))
}

/** Returns the fields of a group; of several possible groups, those of the first that allows all of its values. */
function shapeOf(schema: unknown, value: object): Readonly<Record<string, unknown>> {
  if (schema instanceof z.ZodObject) return schema.shape
  const groups = schema instanceof z.ZodUnion ? schema.options.filter((option) => option instanceof z.ZodObject) : []
  const type: unknown = Reflect.get(value, 'type')
  return groups.find(({ shape }) => z.safeParse(shape['type'] ?? z.never(), type).success)?.shape ?? {}
}
