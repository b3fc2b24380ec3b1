import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { cutFonts } from './fonts/cutFonts.ts'
import { drawIcons } from './icons/drawIcons.ts'

/**
 * `npm run assets`: draws the icons and subsets the fonts. They are committed, because their sources change once a
 * year; tests report when they are out of date.
 */
const files = [...drawIcons('.'), ...(await cutFonts())]
for (const [file, content] of files) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
