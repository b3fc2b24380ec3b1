import { runCommand, type Command } from '../programs.ts'
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
    // The environment is set by a program, because sudo passes none on.
    const aptGet: Command = isRoot ? ['env'] : ['sudo', '-n', 'env']
    const quietly = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq']
    // On a new machine there is no list of packages yet.
    runCommand([...aptGet, ...quietly, 'update'])
    runCommand([...aptGet, ...quietly, 'install', '--yes', '--no-install-recommends', ...packages])
  }
  const needsBrowser = listMissing(parts).some((requirement) => requirement.parts.includes('browser'))
  if (needsBrowser && locate('chromium') === undefined) {
    runCommand(['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  }
}
