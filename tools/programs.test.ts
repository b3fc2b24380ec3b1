import { execSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { FORMAT } from './programs.ts'

const WITH_PROGRAMS = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) }

test('formatting mends code, and leaves documents as their authors wrote them', () => {
  const root = mkdtempSync(join(tmpdir(), 'format-'))
  const [document, code] = ['content/fr/articles/mots.mdx', 'content/categories.ts']
  const written = '<Note title="Avant">\nDemandez.\n</Note>\n\n| a | b |\n|-|-|\n| c | d |\n'
  try {
    mkdirSync(join(root, 'content/fr/articles'), { recursive: true })
    writeFileSync(join(root, document), written)
    writeFileSync(join(root, code), 'export   const one = 1;')
    execSync(FORMAT, { cwd: root, env: WITH_PROGRAMS, stdio: 'ignore' })
    expect(readFileSync(join(root, document), 'utf8')).toBe(written)
    expect(readFileSync(join(root, code), 'utf8')).toBe('export const one = 1;\n')
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

/** A file for each part of the project with rules of its own about imports. */
const importing = [
  'vite.config.ts',
  'content/a.ts',
  'renderer/a.ts',
  'renderer/+client.ts',
  'renderer/islands/a.tsx',
  'components/a.tsx',
  'components/a.island.tsx',
  'components/a.script.ts',
  'components/a.test.ts',
  'pages/a/+Page.tsx',
  'tools/a.ts',
  'tools/content/a.ts',
  'tests/e2e/a.spec.ts',
]

test('gray-matter, which runs what begins with ---js, is imported in one place', () => {
  const root = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'))
    for (const file of importing) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), "import matter from 'gray-matter'\n\nexport const one = matter\n")
    }
    const { stdout } = spawnSync('oxlint --format=unix', {
      cwd: root,
      env: WITH_PROGRAMS,
      encoding: 'utf8',
      shell: true,
    })
    expect(importing.filter((file) => !stdout.includes(`${file}:1:1: 'gray-matter'`))).toEqual([])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
