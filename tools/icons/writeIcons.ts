import { writeFileSync } from 'node:fs'
import { drawIcons } from './drawIcons.ts'

// npm run icons: draws public/'s icons anew, after a change of the footbridge or of its colours.
for (const [file, icon] of drawIcons('.')) writeFileSync(file, icon)
