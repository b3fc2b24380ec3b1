import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { cutFonts } from './fonts/cutFonts.ts'
import { drawIcons } from './icons/drawIcons.ts'

/**
 * `npm run assets`: draws the icons and cuts the fonts. They are committed: what they are made from changes once a year, and
 * tests tell when it has.
 */
const files = [...drawIcons('.'), ...(await cutFonts())]
for (const [file, content] of files) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
