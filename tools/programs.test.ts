import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type Command, CONTENT, FORMAT, LINT, runCommand, startable, STYLES, TYPES } from './programs.ts'

afterEach(() => void vi.restoreAllMocks())

const ofPackages: readonly Command[] = [FORMAT, LINT, STYLES, TYPES, CONTENT, ['vitest', 'run'], ['playwright', 'test']]

test.each(ofPackages.map((command) => ({ command })))(
  'this Node starts $command.0, which is no program on Windows',
  ({ command }) => {
    const [, ...parameters] = command
    const [program, file = '', ...rest] = startable(command)
    expect(program).toBe(process.execPath)
    expect(existsSync(file)).toBe(true)
    expect(rest).toEqual(parameters)
  },
)

test('a program that cannot be started is named, with the reason', () => {
  const say = vi.spyOn(console, 'error').mockReturnValue()
  expect(runCommand(['no-such-program'])).toBe(false)
  // EACCES where PATH has a folder of somebody else's.
  expect(say).toHaveBeenCalledWith(
    expect.stringMatching(/^no-such-program cannot be started: spawnSync no-such-program E(?:NOENT|ACCES)$/),
  )
})

test('a program that is stopped is named, too', () => {
  const say = vi.spyOn(console, 'error').mockReturnValue()
  expect(runCommand([process.execPath, '--eval', 'process.kill(process.pid, "SIGKILL")'])).toBe(false)
  expect(say).toHaveBeenCalledWith(`${process.execPath} was stopped by SIGKILL.`)
})

test('formatting mends code, and leaves documents as their authors wrote them', () => {
  const root = mkdtempSync(join(tmpdir(), 'format-'))
  const [document, code] = ['content/fr/articles/mots.mdx', 'content/categories.ts']
  const written = '<Note title="Avant">\nDemandez.\n</Note>\n\n| a | b |\n|-|-|\n| c | d |\n'
  try {
    mkdirSync(join(root, 'content/fr/articles'), { recursive: true })
    writeFileSync(join(root, document), written)
    writeFileSync(join(root, code), 'export   const one = 1;')
    const [program, ...parameters] = startable(FORMAT)
    const formatting = parameters.filter((option) => option !== '--check')
    execFileSync(program, formatting, { cwd: root, stdio: 'ignore' })
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
    const [program, ...parameters] = startable(['oxlint', '--format=unix'])
    const { stdout } = spawnSync(program, parameters, { cwd: root, encoding: 'utf8' })
    expect(importing.filter((file) => !stdout.includes(`${file}:1:1: 'gray-matter'`))).toEqual([])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
