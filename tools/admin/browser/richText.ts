import { diffArrays } from 'diff'
import { parse } from '../../content/parse.ts'

/** What the rich editor has read, and what it writes as long as nobody edits it. */
interface ReadText {
  readonly read: string
  readonly rendered: string
}

/** By editor: the form has one for each language. */
const texts = new WeakMap<object, ReadText>()

/**
 * Notes what an editor has read. bundle.ts has the package call it.
 *
 * @param rendered what it writes for it
 * @throws Error if it would write something else than it has read: then it opens the text as Markdown
 */
export function noteRead(editor: object, read: string, rendered: string): void {
  if (!meansTheSame(read, rendered)) throw new Error('The rich editor can’t keep this text as it is.')
  texts.set(editor, { read, rendered })
}

/** Returns the text to save for what an editor writes. bundle.ts has the package call it. */
export function keepUntouched(editor: object, written: string): string {
  const text = texts.get(editor)
  if (!text || written === text.rendered) return text?.read ?? written
  const kept = withUntouchedPassages(text, written)
  return meansTheSame(kept, written) ? kept : written
}

/** Whether pages show two texts alike. */
function meansTheSame(first: string, second: string): boolean {
  if (first.trim() === second.trim()) return true
  try {
    return meaningOf(first) === meaningOf(second)
  } catch {
    // A text that can't be parsed is only like itself.
    return false
  }
}

/** What the site reads before it parses: nested texts, and whether brackets and braces are escaped. */
const READ_AS_WRITTEN = /\$t\(|\\[{}[\]]/g

function meaningOf(text: string): string {
  const tree = parse(text)
  return JSON.stringify([tree, text.match(READ_AS_WRITTEN)], (key, value: unknown) =>
    key === 'position' ? undefined : value,
  )
}

/** Writes an edited text, with the passages that nobody edited as they were read. */
function withUntouchedPassages({ read, rendered }: ReadText, written: string): string {
  const lines = rendered.split('\n')
  const { isKept, inserted } = editsOf(lines, written.split('\n'))
  let start = 0
  const passages = passagesOf(read.split('\n'), lines).flatMap(({ asRead, length }) => {
    const indexes = Array.from({ length }, (_, index) => start + index)
    start += length
    const isTouched = indexes.some((index, place) => !isKept[index] || (place > 0 && inserted[index]))
    if (isTouched) {
      return indexes.flatMap((index) => [...(inserted[index] ?? []), ...(isKept[index] ? [lines[index] ?? ''] : [])])
    }
    const [first] = indexes
    return [...((first !== undefined && inserted[first]) || []), ...asRead]
  })
  return [...passages, ...(inserted[lines.length] ?? [])].join('\n')
}

/** Returns which lines of a text are still in another, and what the other has before each, and at its end. */
function editsOf(lines: readonly string[], written: readonly string[]) {
  const isKept: boolean[] = []
  const inserted: (readonly string[] | undefined)[] = []
  for (const { value, added, removed } of diffArrays([...lines], [...written])) {
    if (added) inserted[isKept.length] = value
    else isKept.push(...value.map(() => !removed))
  }
  return { isKept, inserted }
}

/** Splits a text where it is rendered as it was read: into lines that are alike, and passages that are not. */
function passagesOf(read: readonly string[], rendered: readonly string[]) {
  const passages: { asRead: readonly string[]; length: number }[] = []
  let isOpen = false
  for (const { value, added, removed } of diffArrays([...read], [...rendered])) {
    const last = passages.at(-1)
    if (!added && !removed) passages.push(...value.map((line) => ({ asRead: [line], length: 1 })))
    else if (isOpen && last) Object.assign(last, added ? { length: value.length } : { asRead: value })
    else passages.push(added ? { asRead: [], length: value.length } : { asRead: value, length: 0 })
    isOpen = Boolean(added || removed)
  }
  return passages
}
