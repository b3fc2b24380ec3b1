import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'dist.next',
  'dist.previous',
  '.git',
  '.cache',
  'test-results',
  'tests',
])

/** A copy of the project that may be written in: for measurements and tests that change the content. */
export interface ProjectCopy {
  /** Its folder. */
  readonly root: string
  remove(): void
}

/** Copies the project, without its tests and what was generated, to a folder of its own; packages are shared. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name)) cpSync(name, join(root, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
