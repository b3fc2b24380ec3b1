import { compressSite } from './compressSite.ts'

/** `npm run compress`: writes compressed copies for Caddy and nginx next to the files of dist/client. */
const began = performance.now()
const { files, original, brotli, gzip } = await compressSite('dist/client')
const seconds = ((performance.now() - began) / 1000).toFixed(1)
const [before, ...after] = [original, brotli, gzip].map((bytes) => (bytes / 1e6).toFixed(2))
console.log(`${files} files in ${seconds} s: ${before} MB, ${after[0]} MB with Brotli, ${after[1]} MB with gzip`)
