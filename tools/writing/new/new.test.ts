import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isError } from '../../content/diagnostics.ts'
import { checkContent, forgetContent } from '../../content/load.ts'
import { copyProject, type ProjectCopy } from '../../test/copyProject.ts'

let project: ProjectCopy

beforeAll(() => {
  project = copyProject()
  execFileSync('git', ['init', '--quiet'], { cwd: project.root })
  execFileSync('git', ['config', 'user.name', 'Étienne Valcourt'], { cwd: project.root })
})

afterAll(() => project.remove())

const command = 'tools/writing/new/new.ts'
const read = (file: string) => readFileSync(join(project.root, file), 'utf8')

/** What is wrong with the files of a name. */
async function checkFiles(name: string) {
  forgetContent()
  const diagnostics = await checkContent(project.root)
  return diagnostics.filter(({ file }) => file.endsWith(`/${name}.mdx`))
}

describe('a document of each kind', () => {
  test.each([
    ['article', 'articles', 'Où l’œil : « s’arrête » # et & "passe" 🎉', 'ou-l-oeil-s-arrete-et-passe'],
    ['case-study', 'case-studies', "L'étude", 'l-etude'],
    ['service', 'services', 'Sous-titrage', 'sous-titrage'],
    ['team', 'team', 'Zoé Éxemple', 'zoe-exemple'],
    ['policy', 'policies', 'Notre promesse', 'confidentialite'],
  ])(
    '%s: a draft in both languages that passes the check, and can not be published as it is',
    async (kind, folder, title, name) => {
      const files = ['fr', 'en'].map((language) => `content/${language}/${folder}/${name}.mdx`)
      for (const file of files) rmSync(join(project.root, file), { force: true })

      const { succeeds, output, errors } = await project.run([command, kind, ...title.split(' ')])
      expect(errors).toBe('')
      expect(succeeds).toBe(true)
      for (const file of files) expect(output).toContain(file)

      const found = await checkFiles(name)
      expect(found.filter(isError)).toEqual([])
      expect(found.filter(({ rule }) => rule === 'to-do').map(({ file }) => file)).toEqual(files.toSorted())

      for (const file of files) writeFileSync(join(project.root, file), read(file).replace('draft: true\n', ''))
      const refused = (await checkFiles(name)).filter(isError)
      expect(refused.filter(({ rule }) => rule === 'to-do-published').map(({ file }) => file)).toEqual(files.toSorted())
    },
    60_000,
  )

  test('it is dated today, and signed by whom git knows', () => {
    const source = read('content/fr/articles/ou-l-oeil-s-arrete-et-passe.mdx')
    const now = new Date()
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
    expect(source).toContain(`\ndate: ${day.join('-')}\n`)
    expect(source).toContain('\nauthor: etienne-valcourt\n')
  })
})

test('it comes after the others of its collection', async () => {
  expect(read('content/fr/services/sous-titrage.mdx')).toMatch(/^order: 6$/m)
})

test('nothing is overwritten', async () => {
  const before = read('content/fr/articles/legal-errors.mdx')
  const { succeeds, errors } = await project.run([command, 'article', 'Legal errors'])
  expect(succeeds).toBe(false)
  expect(errors).toMatch(/^Nothing was written: there is content\/\w\w\/articles\/legal-errors\.mdx already\./)
  expect(read('content/fr/articles/legal-errors.mdx')).toBe(before)
})

test('without git, and from a folder within, somebody of the team signs', async () => {
  const folder = join(project.root, 'content/fr')
  mkdirSync(folder, { recursive: true })
  const node = process.execPath
  execFileSync(node, ['--import', 'tsx', '../../tools/writing/new/new.ts', 'article', 'Sans git'], {
    cwd: folder,
    env: { ...process.env, PATH: '' },
  })
  expect(read('content/fr/articles/sans-git.mdx')).toMatch(
    /^author: clarisse-mbarga # \[À faire : écrire qui signe : /m,
  )
})

test.each([
  [['article'], 'Nothing was written: the title is missing.'],
  [['article', '--nom', 'x'], "Nothing was written: Unknown option '--nom'."],
])('%j, where nobody can be asked: what to write', async (parameters, message) => {
  const { succeeds, errors } = await project.run([command, ...parameters])
  expect(succeeds).toBe(false)
  expect(errors).toContain(message)
  expect(errors).toContain('npm run new -- article "Le titre"')
})

test('help is not an error', async () => {
  const { succeeds, output } = await project.run([command, '--help'])
  expect(succeeds).toBe(true)
  expect(output).toContain('article, case-study, service, team, policy')
  expect(existsSync(join(project.root, 'content/fr/articles/--help.mdx'))).toBe(false)
})
