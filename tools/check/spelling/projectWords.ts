import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

/** From the project's root: one or several words on each line. */
const WORDS_FILE = 'content/words.txt'
/** Products, formats and networks that translators write about. */
const TRADE =
  'ChatGPT DeepL Drupal Figma GitHub InDesign json LinkedIn MemoQ Shopify srt Trados vtt WhatsApp WordPress xliff'
const NAME_OF_PROFILE = /^name: *['"]?(.+?)['"]? *$/m

/** Reads the words that are right though no dictionary has them: the project's list and the names of the team. */
export function readProjectWords(root: string): ReadonlySet<string> {
  const people = globSync('content/*/team/*.mdx', { cwd: root, absolute: true }).map(
    (file) => NAME_OF_PROFILE.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('-', ' ') ?? '',
  )
  const list = join(root, WORDS_FILE)
  const words = [existsSync(list) ? readFileSync(list, 'utf8') : '', ...people, TRADE].join(' ')
  return new Set(words.replaceAll("'", '’').split(/\s+/))
}
