// Loaded with --import into a build that is measured: the most memory it held, in kilobytes, and the processor's time, in
// seconds, are its last words.
import { writeSync } from 'node:fs'

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeSync(2, `\nmaxRSS=${maxRSS} cpu=${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)}\n`)
})
