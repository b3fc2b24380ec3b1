import { countText, type TextCount } from './countText.ts'
import { guessLanguage, type GuessedLanguage } from './guessLanguage.ts'
import { leftOut, type PartName } from './parts.ts'

export type { PartName } from './parts.ts'

/** The words of a document. */
export interface DocumentCount extends TextCount {
  /** What its words are made of; of a part that is left out, visitors see how many words it would be. */
  readonly parts: ReadonlyArray<TextCount & { readonly name: PartName; readonly isLeftOut: boolean }>
  /** Words of repeated sentences, without their first occurrence. */
  readonly repeated: number
  readonly language?: GuessedLanguage
  /** Its first words, as many as the bridge of the first screen has room for; empty if it has none. */
  readonly opening: string
}

const SENTENCE = /[^.!?。！？\r\n]+/g
/** Shorter sentences are repeated in any text. */
const WORDS_OF_SENTENCE = 4
const SAMPLE = 20_000
/** Whole words, as many as fit in 24 characters, or the first one; Chinese and Japanese ones end at a stop. */
const OPENING = /[\p{L}\p{N}](?:.{0,23}(?=[\s、。，：；]|$)|[^\s、。，：；]*)/u

export type Tally = ReturnType<typeof createTally>

/** Collects the texts of a document, part by part. */
export function createTally() {
  const counts = new Map<PartName, TextCount>()
  const headers = new Set<string>()
  const sentences = new Set<string>()
  let repeated = 0
  let sample = ''

  /** Every section and every kind of page has its own copy of the same headers. */
  const takeNewHeaders = (text: string): string => {
    const lines = [...new Set(text.split(/[\r\n]/))].filter((line) => !headers.has(line))
    for (const line of lines) headers.add(line)
    return lines.join('\n')
  }
  const countRepeated = (text: string): void => {
    for (const [sentence] of text.matchAll(SENTENCE)) {
      const key = sentence.trim().replace(/\s+/g, ' ').toLowerCase()
      if (!sentences.has(key)) sentences.add(key)
      else {
        const { words } = countText(key)
        if (words >= WORDS_OF_SENTENCE) repeated += words
      }
    }
  }
  return {
    /**
     * @param added text with a space or a line break wherever words end
     * @param times how often it stands there
     */
    add: (name: PartName, added: string, times = 1): void => {
      const text = name === 'headers' ? takeNewHeaders(added) : added
      const known = counts.get(name) ?? { words: 0, characters: 0 }
      const { words, characters } = countText(text)
      counts.set(name, sumOf([known, { words: words * times, characters: characters * times }]))
      if (leftOut.has(name)) return
      countRepeated(text)
      if (sample.length < SAMPLE) sample += `${text.slice(0, SAMPLE)}\n`
    },
    finish: (): DocumentCount => {
      const parts = [...counts]
        .filter(([, { words, characters }]) => words + characters > 0)
        .map(([name, count]) => ({ name, ...count, isLeftOut: leftOut.has(name) }))
        .toSorted((one, other) => Number(one.isLeftOut) - Number(other.isLeftOut))
      const language = guessLanguage(sample)
      return {
        ...sumOf(parts.filter(({ isLeftOut }) => !isLeftOut)),
        parts,
        repeated,
        opening: OPENING.exec(sample.replace(/\s+/g, ' '))?.[0] ?? '',
        ...(language && { language }),
      }
    },
  }
}

/** Adds up the counts of several documents; the language is that of most words. */
export function sumOfCounts(counts: readonly DocumentCount[]): DocumentCount {
  const all = counts.flatMap(({ parts }) => parts)
  const names = new Set(all.map(({ name }) => name))
  const [longest] = counts.toSorted((one, other) => other.words + other.characters - one.words - one.characters)
  return {
    ...sumOf(counts),
    parts: [...names].map((name) => ({
      name,
      ...sumOf(all.filter((part) => part.name === name)),
      isLeftOut: leftOut.has(name),
    })),
    repeated: counts.reduce((sum, { repeated }) => sum + repeated, 0),
    opening: counts.map(({ opening }) => opening).find(Boolean) ?? '',
    ...(longest?.language && { language: longest.language }),
  }
}

function sumOf(counts: readonly TextCount[]): TextCount {
  return {
    words: counts.reduce((sum, { words }) => sum + words, 0),
    characters: counts.reduce((sum, { characters }) => sum + characters, 0),
  }
}
