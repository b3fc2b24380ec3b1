// Loaded with --import into a build that is measured: the most memory it held, in kilobytes, is its last word.
import { writeSync } from 'node:fs'

process.on('exit', () => writeSync(2, `\nmaxRSS=${process.resourceUsage().maxRSS}\n`))
