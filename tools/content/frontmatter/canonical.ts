import { type CollectionName, collections } from '../../../content/collections.ts'
import { readFrontmatter } from '../frontmatter.ts'
import { plainSource } from '../readSource.ts'
import { writeDocument } from './writeDocument.ts'

/**
 * Returns a document in the form in which the site's editor saves it: keys in the order of their schema, `draft` always
 * stated, no comments. What can't be read stays as it is; what the schema refuses keeps its order.
 *
 * @param added values that take the place of those in its front matter
 */
export function canonical(collection: CollectionName, text: string, added = {}): string {
  const { data, body, problem } = readFrontmatter(plainSource(text), '')
  if (problem) return text
  const values = { ...data, ...added }
  const inOrder = collections[collection].schema.safeParse({ draft: false, ...values }).data
  return writeDocument(inOrder ?? values, body)
}
