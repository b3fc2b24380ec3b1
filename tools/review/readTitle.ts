import { parse } from 'yaml'
import { z } from 'zod'
import { findFrontmatter } from '../content/frontmatterEdges.ts'

const titled = z.object({ title: z.string() }).transform(({ title }) => title)
const named = z.object({ name: z.string() }).transform(({ name }) => name)

/**
 * The title of a document, or the name of a person, whatever else is wrong with it.
 *
 * @param source the whole file
 */
export function readTitle(source: string): string | undefined {
  const edges = findFrontmatter(source.replaceAll('\r\n', '\n'), '')
  if (!('yaml' in edges)) return undefined
  try {
    return titled.or(named).safeParse(parse(edges.yaml)).data
  } catch {
    return undefined
  }
}
