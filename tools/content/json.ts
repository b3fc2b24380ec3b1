import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { diagnose, type Diagnostic, type Place, shorten } from './diagnostics.ts'

/** A JSON file that holds an object; of several errors in it, only the first is reported, and it has no properties. */
interface ReadJson {
  readonly properties: readonly Node[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a JSON file, with the places of what it holds. */
export function readJson(source: string, placeAt: (offset: number) => Place): ReadJson {
  const errors: ParseError[] = []
  const tree = parseTree(source, errors, { disallowComments: true })
  const [first] = errors.toSorted((a, b) => a.offset - b.offset)
  if (tree?.type === 'object' && !first) return { properties: tree.children ?? [], diagnostics: [] }
  const offset = first?.offset ?? 0
  const [found = ''] = /\S[^\n]*/.exec(source.slice(offset)) ?? []
  return { properties: [], diagnostics: [diagnose('json-wrong', placeAt(offset), { found: shorten(found) || '–' })] }
}
