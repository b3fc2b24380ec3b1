import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { readSource } from '../../content/readSource.ts'

/** The words that are right though no dictionary has them, from the project's root. */
const WORDS_FILE = 'content/words.txt'

/** Products, formats and networks that translators write about, and no dictionary has. */
const TRADE = new Set(
  'ChatGPT DeepL Drupal Figma GitHub InDesign json LinkedIn MemoQ Shopify srt Trados vtt WhatsApp WordPress xliff'.split(
    ' ',
  ),
)
/** Whom profiles name. */
const NAME = /^name: *['"]?(.+?)['"]? *$/m

/** The project's own list: a word on each line, or several that are right together, `common law`. */
export interface ProjectWords {
  /** Whether a word is in it; one that begins with a small letter may begin with a capital, too. */
  readonly has: (word: string) => boolean
  /** The entries of several words, as they are found in texts. */
  readonly names: RegExp | undefined
}

/** Reads the list of a project by its root; where the file is missing, the list is empty. */
export function readProjectWords(root: string): ProjectWords {
  const entries = (readIfThere(join(root, WORDS_FILE)) ?? '').split('\n').map(normalize)
  const words = new Set(entries.filter((entry) => entry !== ''))
  const people = namesOfPeople(root)
  const names = [...words].filter((word) => word.includes(' '))
  const isListed = (word: string) => words.has(normalize(word)) || words.has(normalize(uncapitalize(word)))
  return {
    has: (word) => TRADE.has(word) || people.has(word) || isListed(word),
    names: names.length > 0 ? patternOf(names) : undefined,
  }
}

/** The words of the names of the team, which need not be listed besides. */
function namesOfPeople(root: string): ReadonlySet<string> {
  const profiles = globSync('content/*/team/*.mdx', { cwd: root, absolute: true })
  return new Set(profiles.flatMap((file) => NAME.exec(readIfThere(file) ?? '')?.[1]?.split(/[\s-]+/) ?? []))
}

function readIfThere(file: string): string | undefined {
  try {
    return readSource(file)
  } catch {
    return undefined
  }
}

/** With a small letter where a sentence, or nothing but the writer, gave it a capital. */
function uncapitalize(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}

/** With the apostrophes and the spaces that texts may have otherwise. */
function normalize(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll("'", '’')
}

function patternOf(names: readonly string[]): RegExp {
  // The longest first: « Civil Code of Québec » is not looked for within « Civil Code ».
  const patterns = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) =>
      name
        .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(/\s+/g, String.raw`\s+`)
        .replaceAll(/['’]/g, "['’]"),
    )
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'gu')
}
