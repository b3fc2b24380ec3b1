import { existsSync } from 'node:fs'
import { compressSite } from './compressSite.ts'

/** `npm run compress`: what Caddy and nginx send compressed, beside each file of dist/client. */
const SITE = 'dist/client'
if (existsSync(SITE)) {
  const began = performance.now()
  const { files, original, brotli, gzip } = await compressSite(SITE)
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${files} files: ${megabytes(original)} MB are ${megabytes(brotli)} with Brotli, ${megabytes(gzip)} with gzip (${seconds.toFixed(1)} s)`,
  )
} else {
  console.error(`There is no built site in ${SITE}. Run npm run build first.`)
  process.exitCode = 1
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2)
}
