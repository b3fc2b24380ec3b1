/** Words that every text of a language is full of, and that the others have not. */
const COMMON: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'fr',
    wordsOf(
      `le la les des une du et est dans que qui pour sur avec pas ce cette ces sont aux par vous nous leur leurs ses ou où
       mais comme être fait il elle ils ne se au sans si votre nos vos dont entre chaque`,
    ),
  ],
  [
    'en',
    wordsOf(
      `the of and to is that for with it are this these from by have not be you we they their which what when can will
       has was at its how your our who would should there each does into than then`,
    ),
  ],
])

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/)
}

const LANGUAGE_OF = new Map(
  [...COMMON].flatMap(([language, words]) => [...words].map((word) => [word, language] as const)),
)

/** How many times as many of them there must be as of another language, for the language to be clear. */
const CLEARLY_MORE = 4

/** Whether the words of a language are known here: of others nothing is said. */
export function isTellable(language: string): boolean {
  return COMMON.has(language)
}

/**
 * The language that a text is written in, where that is clear.
 *
 * @param text prose; of a long one, the beginning tells
 * @param atLeast how many common words there must be
 */
export function languageOf(text: string, atLeast: number): string | undefined {
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().split(/[^a-zà-ÿœ]+/)) {
    const language = LANGUAGE_OF.get(word)
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (!first) return undefined
  const [language, count] = first
  return count >= atLeast && count >= CLEARLY_MORE * (second?.[1] ?? 0) ? language : undefined
}
