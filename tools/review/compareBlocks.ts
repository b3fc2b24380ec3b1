import { diffArrays } from 'diff'
import type { Locale } from '../../renderer/languages.ts'
import { compareWords, likeness } from './compareWords.ts'
import type { PageBlock } from './pageBlocks.ts'
import type { ReviewedBlock } from './review.ts'
import { keyOf, readTokens } from './words.ts'

/** Beyond it, pages are not aligned: what both have is found all the same. */
const MOST_EDITS = 4_000
/** Beyond it, what was removed and what was added are not compared each with each. */
const MOST_PAIRS = 40_000
/** How much two blocks must be alike for one to be the other, changed. */
const LEAST_LIKENESS = 0.45

/** What differs between the pieces of two versions of a page. */
export interface BlockChanges {
  /** In reading order, what was removed where it was. */
  readonly blocks: readonly ReviewedBlock[]
  /** Whether elements or attributes differ where words do not. */
  readonly isMarkupChanged: boolean
}

interface Step {
  readonly before?: PageBlock
  readonly after?: PageBlock
}

/** @param locale of the page: its words are told by its language's rules */
export function compareBlocks(before: readonly PageBlock[], after: readonly PageBlock[], locale: Locale): BlockChanges {
  const steps = align(before, after)
  const removed = steps.flatMap(({ before: block, after: other }) => (block && !other ? [block] : []))
  const added = steps.flatMap(({ before: other, after: block }) => (block && !other ? [block] : []))
  const moved = pairMoved(removed, added)
  const places = new Set(moved.values())
  const changed = pairAlike(
    removed.filter((block) => block.text !== '' && !places.has(block)),
    added.filter((block) => block.text !== '' && !moved.has(block)),
    locale,
  )
  const gone = new Set([...places, ...[...changed.values()].map(({ block }) => block)])
  const pairs = [
    ...steps.flatMap(({ before: one, after: other }) => (one && other ? [[one, other] as const] : [])),
    ...[...moved].map(([other, one]) => [one, other] as const),
  ]
  return {
    blocks: steps.flatMap(({ before: one, after: other }): ReviewedBlock[] => {
      if (one && other) return []
      const block = other ?? one
      if (!block || block.text === '' || (!other && gone.has(block))) return []
      const { kind, text } = block
      if (other && moved.has(other)) return [{ kind, change: 'moved', words: [{ kind: 'same', text }] }]
      const pair = other && changed.get(other)
      if (pair) return [{ kind, change: 'changed', words: pair.words }]
      const change = other ? 'added' : 'removed'
      return [{ kind, change, words: [{ kind: change, text }] }]
    }),
    isMarkupChanged:
      pairs.some(([one, other]) => one.markup !== other.markup) ||
      [...removed, ...added].some((block) => block.text === ''),
  }
}

/** Both versions, in one order: what both have, what only one has. */
function align(before: readonly PageBlock[], after: readonly PageBlock[]): Step[] {
  const keyed = (blocks: readonly PageBlock[]) => blocks.map((block) => ({ block, key: identify(block) }))
  const old = keyed(before)
  const changes = diffArrays(old, keyed(after), {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: MOST_EDITS,
  })
  if (!changes) return [...before.map((block) => ({ before: block })), ...after.map((block) => ({ after: block }))]
  let next = 0
  return changes.flatMap(({ value, added, removed }) =>
    value.map(({ block }): Step => {
      if (added) return { after: block }
      const one = old[next++]?.block
      return removed ? { before: block } : { after: block, ...(one && { before: one }) }
    }),
  )
}

/** What two versions of the same block have in common; what says nothing is told by its elements. */
function identify({ kind, text, markup }: PageBlock): string {
  if (text === '') return `\0${markup}`
  return `${kind === 'alternativeText' ? 'alternativeText' : ''}\0${keyOf(text)}`
}

/** By what was added, what it was before. */
function pairMoved(removed: readonly PageBlock[], added: readonly PageBlock[]): Map<PageBlock, PageBlock> {
  const places = new Map<string, PageBlock[]>()
  for (const block of removed) places.set(identify(block), [...(places.get(identify(block)) ?? []), block])
  return new Map(
    added.flatMap((block) => {
      const was = places.get(identify(block))?.shift()
      return was ? [[block, was] as const] : []
    }),
  )
}

/** By what was added, the most alike of what was removed, and what differs between the two. */
function pairAlike(
  removed: readonly PageBlock[],
  added: readonly PageBlock[],
  locale: Locale,
): Map<PageBlock, { block: PageBlock; words: ReviewedBlock['words'] }> {
  const pairs = new Map<PageBlock, { block: PageBlock; words: ReviewedBlock['words'] }>()
  if (removed.length * added.length > MOST_PAIRS) return pairs
  const read = (block: PageBlock) => ({ block, tokens: readTokens(block.text, locale) })
  const [old, young] = [removed.map(read), added.map(read)]
  const candidates = old
    .flatMap((one) =>
      young
        .filter(({ block }) => isSameSort(one.block, block))
        .map((other) => ({ before: one.block, after: other.block, likeness: likeness(one.tokens, other.tokens) })),
    )
    .filter((candidate) => candidate.likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
  const taken = new Set<PageBlock>()
  for (const { before, after } of candidates) {
    if (taken.has(before) || pairs.has(after)) continue
    const words = compareWords(before.text, after.text, locale)
    if (!words) continue
    taken.add(before)
    pairs.set(after, { block: before, words })
  }
  return pairs
}

/** An alternative text is no paragraph that says the same. */
function isSameSort(one: PageBlock, other: PageBlock): boolean {
  return (one.kind === 'alternativeText') === (other.kind === 'alternativeText')
}
