import { listen } from './listen.ts'
import { readPort } from './port.ts'

/** `npm start` runs this before the build, so that nobody waits for a site that cannot be served. */
try {
  const { close } = await listen(() => {}, readPort(process.env['PORT']))
  await close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
