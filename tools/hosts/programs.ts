import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's packages with the servers that the tests of hosts ask. */
export const DEBIAN_PACKAGES = ['caddy', 'nginx-light', 'libnginx-mod-http-brotli-static']
const BROTLI_MODULE = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf'

/** Whether Caddy, and nginx with Brotli, are there. */
export function hasServers(): boolean {
  return isThere('caddy') && isThere('nginx') && existsSync(BROTLI_MODULE)
}

/** Whether they are there, or can be installed: on Debian and its kin. */
export function canHaveServers(): boolean {
  return hasServers() || isThere('apt-get')
}

function isThere(program: string): boolean {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  return folders.some((folder) => existsSync(join(folder, program)))
}
