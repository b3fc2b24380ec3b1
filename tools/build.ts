import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'vike/api'
import { siteConfig } from '../site.config.ts'
import { ContentError } from './content/flaws.ts'
import { loadValidContent } from './content/load.ts'
import { inlineStyles } from './inlineStyles.ts'
import { listAddresses } from './listAddresses.ts'

const root = process.cwd()
const finished = resolve(root, 'dist')
const unfinished = resolve(root, 'dist.next')
const previous = resolve(root, 'dist.previous')

/**
 * `npm run build`: the whole site in dist/client.
 *
 * It is written beside dist and takes its place when it is whole: a build that fails, or is stopped, leaves the last
 * good site as it was.
 */
async function buildSite(): Promise<void> {
  await loadValidContent(root, { drafts: false })
  await rm(unfinished, { recursive: true, force: true })
  process.env['OUT_DIR'] = unfinished
  await build()
  await inlineStyles(resolve(unfinished, 'client'))
  await listAddresses(resolve(unfinished, 'client'))

  await rm(previous, { recursive: true, force: true })
  await rename(finished, previous).catch(ignoreMissing)
  await rename(unfinished, finished)
  await rm(previous, { recursive: true, force: true })

  if (siteConfig.formEndpoint === '') {
    console.warn(
      'Forms have no endpoint: what visitors send goes nowhere but to the inbox of npm start. Set FORM_ENDPOINT to the address of the form-forwarding service.',
    )
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

try {
  await buildSite()
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error)
  process.exitCode = 1
}
