import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

/** From the project's root: a word on each line, or several that are right together, `common law`. */
const WORDS_FILE = 'content/words.txt'

/** Products, formats and networks that translators write about. */
const TRADE =
  'ChatGPT DeepL Drupal Figma GitHub InDesign json LinkedIn MemoQ Shopify srt Trados vtt WhatsApp WordPress xliff'
const NAME_OF_PROFILE = /^name: *['"]?(.+?)['"]? *$/m

/** Words that are right though no dictionary has them. */
export interface ProjectWords {
  /** Whether a word is in the list; one that begins with a small letter may begin with a capital, too. */
  readonly has: (word: string) => boolean
  /** Matches the entries of several words. */
  readonly names: RegExp | undefined
}

/** Reads the project's list, with the names of the team. */
export function readProjectWords(root: string): ProjectWords {
  const listed = read(join(root, WORDS_FILE)).split('\n').map(normalize)
  const people = globSync('content/*/team/*.mdx', { cwd: root, absolute: true }).flatMap(
    (file) => NAME_OF_PROFILE.exec(read(file))?.[1]?.split(/[\s-]+/) ?? [],
  )
  const words = new Set([...listed, ...people, ...TRADE.split(' ')])
  const names = listed.filter((entry) => entry.includes(' '))
  return {
    has: (word) => [word, word.charAt(0).toLowerCase() + word.slice(1)].some((form) => words.has(normalize(form))),
    names: names.length > 0 ? patternOf(names) : undefined,
  }
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** With the apostrophes and the spaces that texts may have otherwise. */
function normalize(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll("'", '’')
}

function patternOf(names: readonly string[]): RegExp {
  // The longest first: « Civil Code of Québec » is not looked for within « Civil Code ».
  const patterns = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`))
    .map((pattern) => pattern.replaceAll('’', "['’]"))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'gu')
}
