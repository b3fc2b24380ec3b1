import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../../renderer/languages.ts'
import { isError } from '../../content/diagnostics.ts'
import { checkContent, invalidateContent } from '../../content/load.ts'
import { copyProject, type ProjectCopy } from '../../test/copyProject.ts'
import { createDocument } from './createDocument.ts'
import { planDocument } from './planDocument.ts'

let project: ProjectCopy

beforeAll(() => {
  project = copyProject()
  execFileSync('git', ['init', '--quiet'], { cwd: project.root })
  execFileSync('git', ['config', 'user.name', 'Étienne Valcourt'], { cwd: project.root })
})

afterAll(() => project.remove())

const run = (...parameters: string[]) => project.run(['tools/writing/new/new.ts', ...parameters])

async function checkFiles(files: readonly string[]) {
  for (const file of files) invalidateContent(file)
  const diagnostics = await checkContent(project.root)
  return diagnostics.filter(({ file }) => files.includes(file))
}

describe('a document of each kind', () => {
  const kinds = [
    ['article', 'articles', 'Où l’œil : « s’arrête » # et & "passe" 🎉', 'ou-l-oeil-s-arrete-et-passe'],
    ['case-study', 'case-studies', "L'étude", 'l-etude'],
    ['service', 'services', 'Sous-titrage', 'sous-titrage'],
    ['team', 'team', 'Zoé Éxemple', 'zoe-exemple'],
    ['policy', 'policies', 'Notre promesse', 'confidentialite'],
  ] as const
  const all = kinds.flatMap(([, folder, , name]) => locales.map((locale) => `content/${locale}/${folder}/${name}.mdx`))

  test('is a draft in every language that passes the check, and cannot be published as it is', async () => {
    for (const file of all) rmSync(join(project.root, file), { force: true })
    const [[kind, , title], ...others] = kinds
    const { succeeds, output, errors } = await run(kind, ...title.split(' '))
    expect({ succeeds, errors }).toEqual({ succeeds: true, errors: '' })
    expect(output).toContain('content/')
    // The others without a process for each.
    for (const other of others) {
      // oxlint-disable-next-line no-await-in-loop
      const plan = await planDocument(project.root, { kind: other[0], title: other[2], name: undefined })
      createDocument(project.root, plan, '2026-11-22')
    }

    const found = await checkFiles(all)
    expect(found.filter(isError)).toEqual([])
    expect(found.filter(({ rule }) => rule === 'to-do').map(({ file }) => file)).toEqual(all.toSorted())

    for (const file of all) project.edit(file, 'draft: true\n', '')
    const refused = (await checkFiles(all)).filter(isError)
    expect(refused.filter(({ rule }) => rule === 'to-do-published').map(({ file }) => file)).toEqual(all.toSorted())
  }, 120_000)

  test('it is dated today, and signed by whom git knows', () => {
    const source = project.read('content/fr/articles/ou-l-oeil-s-arrete-et-passe.mdx')
    const now = new Date()
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
    expect(source).toContain(`\ndate: ${day.join('-')}\n`)
    expect(source).toContain('\nauthor: etienne-valcourt # [À faire : vérifier qui signe]\n')
  })
})

test('it comes after the others of its collection', async () => {
  expect(project.read('content/fr/services/sous-titrage.mdx')).toMatch(/^order: 6$/m)
})

test('nothing is overwritten', () => {
  const plan = { collection: 'articles', title: 'Legal errors', name: 'legal-errors' } as const
  expect(() => createDocument(project.root, plan, '2026-11-22')).toThrow('EEXIST')
})

test('without a title the command says what to write', async () => {
  const { succeeds, errors } = await run('article')
  expect(succeeds).toBe(false)
  expect(errors).toContain('Nothing was written: the title is missing.')
  expect(errors).toContain('npm run new -- article "The title"')
})
