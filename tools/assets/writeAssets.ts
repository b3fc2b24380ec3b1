import { writeFileSync } from 'node:fs'
import { cutFonts } from './cutFonts.ts'
import { drawIcons } from './drawIcons.ts'

/** `npm run assets`: draws the icons and subsets the fonts. They are committed, because their sources change once a year. */
for (const [file, content] of [...drawIcons(), ...(await cutFonts())]) writeFileSync(file, content)
