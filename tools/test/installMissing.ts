import { type Command, runCommand } from '../programs.ts'
import { listMissing, locate } from './requirements.ts'

/**
 * Installs the programs and fonts that some parts of the tests need: Debian's packages as root, and in CI with sudo. Other
 * users only get Playwright's own Chromium, which needs no rights.
 *
 * @param parts names of parts: `browser`
 * @returns the packages that are still missing
 */
export function installMissing(parts: readonly string[], isFull: boolean): string[] {
  const packages = listMissing(parts, isFull)
  if (packages.length === 0) return []
  const isRoot = process.getuid?.() === 0
  if (isRoot || process.env['CI']) {
    console.log(`Installing what the tests need: ${packages.join(', ')}`)
    // The environment is set by a program, because sudo passes none on.
    const asRoot: Command = isRoot ? ['env'] : ['sudo', '-n', 'env']
    const run = (...parameters: string[]) =>
      runCommand([...asRoot, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...parameters])
    // On a new machine there is no list of packages yet.
    run('update')
    run('install', '--yes', '--no-install-recommends', ...packages)
  }
  if (parts.includes('browser') && locate('chromium') === undefined) {
    runCommand(['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  }
  return listMissing(parts, isFull)
}
