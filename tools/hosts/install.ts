import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEBIAN_PACKAGES, hasServers } from './programs.ts'

/**
 * What the tests of hosts need, where it is missing: the packages of tests/hosts, which are apart because they are large, and
 * the distribution's Caddy and nginx.
 */
const FOLDER = 'tests/hosts'

if (!hasPackages()) installPackages()
if (!hasServers()) installServers()
if (!hasPackages() || !hasServers()) {
  console.error(
    `The tests of hosts need Caddy and nginx with Brotli, and packages from npm. Run apt-get install ${DEBIAN_PACKAGES.join(' ')}, and npm ci in ${FOLDER}.`,
  )
  process.exitCode = 1
}

function hasPackages(): boolean {
  return existsSync(stamp()) && readFileSync(stamp(), 'utf8') === lockDigest()
}

function installPackages(): void {
  // None of these packages needs its install script; the scanner's fetches lists from afar.
  if (run('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'])) {
    writeFileSync(stamp(), lockDigest())
  }
}

/** Says which lock file the packages were installed from. */
function stamp(): string {
  return join(FOLDER, 'node_modules/.installed')
}

function lockDigest(): string {
  return createHash('sha256')
    .update(readFileSync(join(FOLDER, 'package-lock.json')))
    .digest('hex')
}

function installServers(): void {
  const [command = '', ...parameters] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  run(command, [...parameters, 'update', '-qq'])
  // It may fail to start them, for port 80 is one and they are two: only the programs count.
  run(command, [...parameters, 'install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES])
}

function run(command: string, parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'inherit' }).status === 0
}
