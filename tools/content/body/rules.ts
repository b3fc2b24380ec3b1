import { codeBlocks } from './codeBlocks.ts'
import { components } from './components.ts'
import { definitions } from './definitions.ts'
import { emptyBody } from './emptyBody.ts'
import { footnotes } from './footnotes.ts'
import { foreignMarks } from './foreignMarks.ts'
import { headings } from './headings.ts'
import { invisibleCharacters } from './invisibleCharacters.ts'
import { links } from './links.ts'
import { lists } from './lists.ts'
import { pictures } from './pictures.ts'
import { programs } from './programs.ts'
import type { Rule } from './rule.ts'
import { runTogetherLists } from './runTogetherLists.ts'
import { tables } from './tables.ts'
import { unreadMarks } from './unreadMarks.ts'
import { words } from './words.ts'

/** All that is looked for in a body. */
export const rules: readonly Rule[] = [
  emptyBody,
  programs,
  components,
  headings,
  links,
  pictures,
  tables,
  footnotes,
  definitions,
  codeBlocks,
  lists,
  runTogetherLists,
  unreadMarks,
  foreignMarks,
  invisibleCharacters,
  words,
]
