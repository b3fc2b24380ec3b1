import type { Locale } from '../../renderer/languages.ts'
import { readHead } from '../finish/pageHead.ts'
import { numberClasses } from './classNames.ts'
import { compareBlocks } from './compareBlocks.ts'
import { compareWords } from './compareWords.ts'
import { readBlocks } from './pageBlocks.ts'
import { type PageParts, type ReadSheet, takeApart } from './pageParts.ts'
import type { ReviewedBlock, ReviewedPage } from './review.ts'
import { keyOf } from './words.ts'

/** A page of a built site. */
export interface BuiltPage {
  readonly html: string
  readonly readSheet: ReadSheet
}

type PageChanges = Pick<ReviewedPage, 'aspects' | 'blocks'>

/**
 * What differs between two versions of a page.
 *
 * @param locale the language that it is in
 * @returns undefined where nothing does that anybody could notice
 */
export function comparePage(before: BuiltPage, after: BuiltPage, locale: Locale): PageChanges | undefined {
  const plain = [takeApart(before.html, before.readSheet), takeApart(after.html, after.readSheet)] as const
  if (isSame(...plain)) return undefined
  const [old, young] = [numberClasses(plain[0]), numberClasses(plain[1])]

  const ofHead = compareHeads(before.html, after.html, locale)
  const ofBody =
    old.body === young.body ? undefined : compareBlocks(readBlocks(old.body), readBlocks(young.body), locale)
  const blocks = [...ofHead, ...(ofBody?.blocks ?? [])]
  const isRestyled = old.styles !== young.styles
  const aspects = {
    words: blocks.length > 0,
    // Where neither differs by itself, an element may have got another of the same classes.
    markup: ofBody ? ofBody.isMarkupChanged : !isRestyled && old.classes !== young.classes,
    styles: isRestyled,
    script: old.script !== young.script,
    head: withoutTexts(old.head, before.html, after.html) !== young.head,
  }
  const changed = (['words', 'markup', 'styles', 'script', 'head'] as const).filter((aspect) => aspects[aspect])
  return changed.length > 0 ? { aspects: changed, blocks } : undefined
}

function isSame(before: PageParts, after: PageParts): boolean {
  return (
    before.body === after.body &&
    before.head === after.head &&
    before.styles === after.styles &&
    before.script === after.script
  )
}

/** The title and the description, which search engines show. */
function compareHeads(before: string, after: string, locale: Locale): ReviewedBlock[] {
  const [old, young] = [readHead(before), readHead(after)]
  return (['title', 'description'] as const).flatMap((kind): ReviewedBlock[] => {
    const [was, is] = [old[kind], young[kind]]
    if (keyOf(was) === keyOf(is)) return []
    if (was === '') return [{ kind, change: 'added', words: [{ kind: 'added', text: is }] }]
    if (is === '') return [{ kind, change: 'removed', words: [{ kind: 'removed', text: was }] }]
    const words = compareWords(was, is, locale) ?? [
      { kind: 'removed', text: was },
      { kind: 'added', text: is },
    ]
    return [{ kind, change: 'changed', words }]
  })
}

/** A head says the title and the description many times: they are told by themselves. */
function withoutTexts(head: string, before: string, after: string): string {
  const [old, young] = [listTexts(before), listTexts(after)]
  return old.reduce((text, was, index) => (was === '' ? text : text.replaceAll(was, () => young[index] ?? '')), head)
}

/** As they stand in attributes, and as they stand in data. */
function listTexts(html: string): string[] {
  const { title, description } = readHead(html)
  const raw = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const written = [/<meta property="og:title" content="([^"]*)"/, /<meta name="description" content="([^"]*)"/].map(raw)
  return [...written, ...[title, description].map((text) => JSON.stringify(text).slice(1, -1))]
}
