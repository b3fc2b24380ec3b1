import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { FORMAT } from './programs.ts'

test('formatting mends code, and leaves documents as their authors wrote them', () => {
  const root = mkdtempSync(join(tmpdir(), 'format-'))
  const [document, code] = ['content/fr/articles/mots.mdx', 'content/categories.ts']
  const written = '<Note title="Avant">\nDemandez.\n</Note>\n\n| a | b |\n|-|-|\n| c | d |\n'
  try {
    mkdirSync(join(root, 'content/fr/articles'), { recursive: true })
    writeFileSync(join(root, document), written)
    writeFileSync(join(root, code), 'export   const one = 1;')
    const parameters = FORMAT.slice(2).filter((option) => option !== '--check')
    execFileSync(resolve('node_modules/.bin/oxfmt'), parameters, { cwd: root, stdio: 'ignore' })
    expect(readFileSync(join(root, document), 'utf8')).toBe(written)
    expect(readFileSync(join(root, code), 'utf8')).toBe('export const one = 1;\n')
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
