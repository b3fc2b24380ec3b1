import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Locale } from '../../../renderer/languages.ts'
import { cacheFolder } from '../../build/cache.ts'
import { writeWholeSync } from '../../build/writeWhole.ts'
import type { Position } from '../diagnostics.ts'

/** What makes texts into what is kept of them: when it changes, all of them are read again. */
const READ_BY = [
  'components/mdx/registry.ts',
  'content/*.ts',
  'package-lock.json',
  'renderer/languages.ts',
  'renderer/typography.ts',
  'tools/content/{frontmatter,frontmatterTexts,languageCodes,locate,parse,readYaml,typesetTree}.ts',
  'tools/content/{prose,spelling}/*.ts',
]

/** A word that no dictionary has; the project's own list may. */
export interface UnknownWord extends Position {
  /** The language that it was looked up in. */
  readonly locale: Locale
  /** As it stands in the text: `Egusi-Samen`. */
  readonly word: string
  /** What of it is unknown: `Egusi`. */
  readonly part: string
}

/** A paragraph that is written in another language. */
export interface ForeignPassage extends Position {
  readonly locale: Locale
}

/** Words in italics that are of another language, and do not say so. */
export interface UnmarkedWords extends Position {
  /** What is in italics. */
  readonly text: string
  /** Their language. */
  readonly code: string
  /** Behind their closing mark. */
  readonly end: Position
  /** Those that the text's own language does not have. */
  readonly foreign: readonly string[]
  /** How many it has. */
  readonly ownCount: number
}

/** What the dictionaries say of one file. */
export interface SpelledFile {
  readonly unmarked: readonly UnmarkedWords[]
  readonly unknown: readonly UnknownWord[]
  readonly foreign: readonly ForeignPassage[]
  /** Names of the project's list that are in it. */
  readonly names: readonly string[]
}

interface Kept {
  /** By what it is made of. */
  readonly files: Readonly<Record<string, SpelledFile>>
  /** By language and word. */
  readonly suggestions: Readonly<Record<string, readonly string[]>>
}

/** What is kept of earlier checks, so that dictionaries are loaded only where there is something new. */
export interface KeptSpelling {
  readonly known: Kept
  /** Names what is made of sources. */
  readonly keyOf: (...sources: readonly string[]) => string
  /** All that there is: the rest is forgotten. */
  readonly keep: (all: Kept) => void
}

/**
 * @param root the project's root
 * @param names the names of the project's list: with another one all texts are read again
 */
export function openKeptSpelling(root: string, names: string): KeptSpelling {
  const folder = cacheFolder(root, 'spelling')
  const file = join(folder, 'kept.json')
  const base = createHash('sha256').update(names)
  for (const path of globSync(READ_BY, { cwd: root }).toSorted()) base.update(readFileSync(join(root, path)))
  const made = base.digest('hex')
  return {
    known: read(file),
    keyOf: (...sources) =>
      createHash('sha256')
        .update([made, ...sources].join('\0'))
        .digest('base64url'),
    keep: (all) => {
      mkdirSync(folder, { recursive: true })
      writeWholeSync(file, JSON.stringify(all))
    },
  }
}

function read(file: string): Kept {
  try {
    // Written by keep(): keys name the state of the code that made what they lead to.
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return { files: {}, suggestions: {} }
  }
}
