import { z } from 'zod'
import { isProse } from '../../content/collections.ts'

/** A text in front matter, with its path. */
export interface FrontmatterText {
  readonly text: string
  readonly path: readonly PropertyKey[]
}

/** Returns the prose of front matter in the order of its schema, without dates, addresses and document names. */
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
