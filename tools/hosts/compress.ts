import { compressSite } from './compressSite.ts'

/** `npm run compress`: writes compressed copies for Caddy and nginx next to the files of dist/client. */
const began = performance.now()
const files = await compressSite('dist/client')
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(`${files} files in ${seconds} s`)
