import { countText, type TextCount } from './countText.ts'
import { guessLanguage, type GuessedLanguage } from './guessLanguage.ts'

/** What of a document is counted, and told apart. */
export type PartName = 'body' | 'notes' | 'headers' | 'textBoxes' | 'drawings'
/** What of a document is not: it is told how many words it would be. */
export const leftOutNames = ['comments', 'speakerNotes', 'hidden', 'runningHeads'] as const
export type LeftOutName = (typeof leftOutNames)[number]

export function isLeftOut(name: PartName | LeftOutName): name is LeftOutName {
  return leftOutNames.some((one) => one === name)
}

export interface Part<Name> extends TextCount {
  readonly name: Name
}

/** What is known of a document whose words were counted. */
export interface DocumentCount extends TextCount {
  readonly parts: ReadonlyArray<Part<PartName>>
  readonly leftOut: ReadonlyArray<Part<LeftOutName>>
  /** Words of sentences that were there before. */
  readonly repeated: number
  readonly language?: GuessedLanguage
}

const SENTENCE = /[^.!?。！？\r\n]+/g
/** Shorter ones are repeated in any text. */
const WORDS_OF_SENTENCE = 4
const SAMPLE = 20_000

export type Tally = ReturnType<typeof createTally>

/** Collects the texts of a document, part by part. */
export function createTally() {
  const parts = new Map<PartName, TextCount>()
  const leftOut = new Map<LeftOutName, TextCount>()
  const sentences = new Set<string>()
  let repeated = 0
  let sample = ''

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
    /** @param text with a space or a line break wherever words end */
    add: (part: PartName, text: string): void => {
      put(parts, part, text)
      countRepeated(text)
      if (sample.length < SAMPLE) sample += `${text.slice(0, SAMPLE)}\n`
    },
    leaveOut: (part: LeftOutName, text: string): void => put(leftOut, part, text),
    finish: (): DocumentCount => {
      const counted = list(parts)
      const language = guessLanguage(sample)
      return {
        words: counted.reduce((sum, { words }) => sum + words, 0),
        characters: counted.reduce((sum, { characters }) => sum + characters, 0),
        parts: counted,
        leftOut: list(leftOut),
        repeated,
        ...(language && { language }),
      }
    },
  }
}

function put<Name>(counts: Map<Name, TextCount>, name: Name, text: string): void {
  const { words, characters } = countText(text)
  const before = counts.get(name) ?? { words: 0, characters: 0 }
  counts.set(name, { words: before.words + words, characters: before.characters + characters })
}

function list<Name>(counts: ReadonlyMap<Name, TextCount>): Part<Name>[] {
  return [...counts].flatMap(([name, count]) => (count.words + count.characters > 0 ? [{ name, ...count }] : []))
}
