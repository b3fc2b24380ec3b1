import { type Document, isAlias, isMap, isNode, isScalar, parseDocument, visit } from 'yaml'
import { diagnose, type Diagnostic, type Place, type Range, shorten } from '../diagnostics.ts'
import { createLocator } from '../locate.ts'
import type { MessageName } from '../messages/catalogue.ts'

/** Returns the place of the value (or the key) at a path of the front matter, or of the deepest part of it that exists. */
export type Locate = (path: readonly PropertyKey[], wanted?: 'key' | 'value') => Required<Place>

/** Returns the range in the file of the value (or the key) at a path, or undefined if there is none. */
export type RangeOf = (path: readonly PropertyKey[], wanted?: 'key' | 'value') => Range | undefined

/** The YAML of front matter. */
export interface ReadYaml {
  /** Its values; undefined if it can't be read. */
  readonly value: object | undefined
  /** Why it can't be read. */
  readonly diagnostics: readonly Diagnostic[]
  readonly locate: Locate
  readonly rangeOf: RangeOf
}

/** Mistakes that have a message of their own: https://eemeli.org/yaml/#errors */
const MESSAGES: Readonly<Record<string, MessageName>> = {
  BAD_INDENT: 'yaml-indent',
  TAB_AS_INDENT: 'yaml-indent',
  MULTILINE_IMPLICIT_KEY: 'yaml-line',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-line',
  DUPLICATE_KEY: 'key-twice',
}

/**
 * Reads the YAML of front matter. Of several mistakes, only the first is reported, of which others may be consequences.
 *
 * @param yaml the text between the two `---` lines
 * @param source the whole file
 * @param file its path, for messages
 */
export function readYaml(yaml: string, source: string, file: string): ReadYaml {
  const document = parseDocument(yaml, { prettyErrors: false })
  const start = source.indexOf('\n') + 1
  const locateOffset = createLocator(source)
  const placeAt = (offset: number) => ({ file, ...locateOffset(offset) })
  const rangeOf: RangeOf = (path, wanted = 'value') => {
    const [from, to] = findNode(document, path, wanted)?.range ?? []
    return from === undefined || to === undefined ? undefined : { from: start + from, to: start + to }
  }
  const mistake = findMistake(document, yaml)
  return {
    value: mistake ? undefined : Object(document.toJS()),
    diagnostics: mistake ? [diagnose(mistake.name, placeAt(start + mistake.at), mistake)] : [],
    locate: (path, wanted) => {
      const ranges = path.map((_, index) => rangeOf(path.slice(0, index + 1), wanted))
      return placeAt(ranges.findLast((range) => range !== undefined)?.from ?? 0)
    },
    rangeOf,
  }
}

function findMistake(document: Document.Parsed, yaml: string) {
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    const { code, message: reason, pos } = error
    const [at] = pos
    const name = reason.startsWith('Flow') ? undefined : MESSAGES[code]
    return { name: name ?? ('yaml-wrong' as const), at, reason, key: shorten(yaml.slice(at).split(':')[0] ?? '') }
  }
  const wrong: Array<number | undefined> = []
  visit(document, {
    Node: (_, node) => {
      // A few lines of anchors and aliases can expand to gigabytes; what follows a # after a space would be lost.
      const isLost = isScalar(node) && node.comment && node.type === 'PLAIN'
      if (isAlias(node) || node.anchor !== undefined || isLost) wrong.push(node.range?.[0])
    },
  })
  if (document.contents !== null && !isMap(document.contents)) wrong.push(0)
  return wrong.length > 0 ? { name: 'yaml-line' as const, at: wrong[0] ?? 0, key: '', reason: '' } : undefined
}

function findNode(document: Document, path: readonly PropertyKey[], wanted: 'key' | 'value') {
  const parent = document.getIn(path.slice(0, -1), true)
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined
  const value = pair ? pair.value : document.getIn(path, true)
  const node = pair && (wanted === 'key' || !isNode(value)) ? pair.key : value
  return isNode(node) ? node : undefined
}
