import { code } from './code.ts'
import { components } from './components.ts'
import { files } from './files.ts'
import { frontmatter } from './frontmatter.ts'
import { letters } from './letters.ts'
import { links } from './links.ts'
import { markdown } from './markdown.ts'
import type { Mistake } from './mistake.ts'
import { pictures } from './pictures.ts'
import { strings } from './strings.ts'
import { translations } from './translations.ts'
import { videos } from './videos.ts'
import { right, words } from './words.ts'
import { yaml } from './yaml.ts'

/** All mistakes by name: a table for each subject, in which no name is that of another. */
export const mistakes: Readonly<Record<string, Mistake>> = {
  ...code,
  ...components,
  ...files,
  ...frontmatter,
  ...letters,
  ...links,
  ...markdown,
  ...pictures,
  ...strings,
  ...translations,
  ...videos,
  ...right,
  ...words,
  ...yaml,
}
