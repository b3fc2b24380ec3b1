import { writeFileSync } from 'node:fs'
import { siteConfig } from '../../site.config.ts'
import { cutFonts } from './cutFonts.ts'
import { drawIcons } from './drawIcons.ts'
import { listClosedDays } from './listClosedDays.ts'

/**
 * `npm run assets`: draws the icons, subsets the fonts and lists the days on which the agency is closed. They are committed,
 * because their sources change once a year.
 */
for (const [file, content] of [...drawIcons(), ...(await cutFonts())]) writeFileSync(file, content)
const closedDays = listClosedDays(siteConfig.offices, new Date().getFullYear())
writeFileSync('components/estimate/closedDays.json', `${JSON.stringify(closedDays, null, 2)}\n`)
