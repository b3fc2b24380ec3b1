import { z } from 'zod'
import { isProse } from '../../content/collections.ts'

/** A text of a frontmatter, and the keys that lead to it. */
export interface FrontmatterText {
  readonly text: string
  readonly path: readonly PropertyKey[]
}

/** The texts of a frontmatter that are prose, in the order of the schema; dates, addresses and names of documents are none. */
export function frontmatterTexts(
  value: unknown,
  schema: unknown,
  path: readonly PropertyKey[] = [],
): FrontmatterText[] {
  if (value === undefined) return []
  if (schema instanceof z.ZodOptional) return frontmatterTexts(value, schema.unwrap(), path)
  if (isProse(schema)) return [{ text: String(value), path }]
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value)
      ? value.flatMap((item, index) => frontmatterTexts(item, schema.element, [...path, index]))
      : []
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      frontmatterTexts(Reflect.get(Object(value), key), part, [...path, key]),
    )
  }
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((candidate) => z.safeParse(candidate, value).success)
    return frontmatterTexts(value, option, path)
  }
  return []
}
