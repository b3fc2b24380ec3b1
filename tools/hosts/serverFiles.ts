import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FinishedPages } from '../site/finishedPages.ts'
import { caddyFile } from './caddyFile.ts'
import { listGateways } from './gateways.ts'
import { nginxHeaders, nginxMaps } from './nginxFiles.ts'
import { serverRules } from './serverRules.ts'

/**
 * Writes the configuration that hosting/ includes, next to the built site: `hosting/site.caddy` and
 * `hosting/*.nginx.conf`.
 *
 * @param folder where the whole build goes: the site is in `client`
 * @param pages the pages of the site
 */
export async function writeServerFiles(folder: string, pages: FinishedPages): Promise<void> {
  const rules = serverRules(listGateways(join(folder, 'client'), pages))
  const target = join(folder, 'hosting')
  await mkdir(target, { recursive: true })
  await Promise.all([
    writeFile(join(target, 'site.caddy'), caddyFile(rules)),
    writeFile(join(target, 'maps.nginx.conf'), nginxMaps(rules)),
    writeFile(join(target, 'headers.nginx.conf'), nginxHeaders(rules)),
  ])
}
