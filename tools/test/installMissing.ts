import { spawnSync } from 'node:child_process'
import { listMissing, locate } from './requirements.ts'

/**
 * Installs the programs and fonts that some parts of the tests need: Debian's packages as root, and in CI with sudo. Other
 * users only get Playwright's own Chromium, which needs no rights.
 *
 * @param parts names of parts: `browser`
 */
export function installMissing(parts: readonly string[]): void {
  const packages = listMissing(parts).map(({ debianPackage }) => debianPackage)
  if (packages.length === 0) return
  const isRoot = process.getuid?.() === 0
  if (isRoot || process.env['CI']) {
    console.log(`Installing what the tests need: ${packages.join(', ')}`)
    const aptGet = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq']
    // On a new machine there is no list of packages yet.
    run([...aptGet, 'update'])
    run([...aptGet, 'install', '--yes', '--no-install-recommends', ...packages])
  }
  const needsBrowser = listMissing(parts).some((requirement) => requirement.parts.includes('browser'))
  if (needsBrowser && locate('chromium') === undefined) {
    run(['npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  }
}

function run([command = '', ...parameters]: readonly string[]): void {
  const { error } = spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (error) console.warn(`${command} could not be started: ${error.message}`)
}
