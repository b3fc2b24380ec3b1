import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatSnippets, SNIPPETS_FILE } from '../writing/editor/snippetsFile.ts'
import { cutFonts } from './fonts/cutFonts.ts'
import { cutPaperFonts } from './fonts/cutPaperFonts.ts'
import { drawIcons } from './icons/drawIcons.ts'

/**
 * `npm run assets`: draws the icons, cuts the fonts and writes what VS Code offers to writers. They are committed: what they are made from changes once a year,
 * and tests tell when it has.
 */
const files = [
  ...drawIcons('.'),
  ...(await cutFonts()),
  ...(await cutPaperFonts()),
  [SNIPPETS_FILE, formatSnippets()] as const,
]
for (const [file, content] of files) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
