import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../../renderer/languages.ts'
import { checkContent } from '../../../tests/content/brokenContent.ts'
import { copyProject, type ProjectCopy } from '../../../tests/copyProject.ts'
import { documentNames } from '../../../tests/documentNames.ts'
import { isError } from '../../content/diagnostics.ts'
import { createDocument } from './createDocument.ts'

let project: ProjectCopy

beforeAll(() => {
  project = copyProject()
})

afterAll(() => project.remove())

const command = 'tools/writing/new/new.ts'
const read = (file: string) => readFileSync(join(project.root, file), 'utf8')

async function checkFiles(files: readonly string[]) {
  const diagnostics = await checkContent(project.root)
  return diagnostics.filter(({ file }) => files.includes(file))
}

describe('a document of each kind', () => {
  const kinds = [
    ['article', 'articles', 'Où l’œil s’arrête : oui # non & peut-être', 'ou-l-oeil-s-arrete-oui-non-peut-etre'],
    ['case-study', 'case-studies', "L'étude", 'l-etude'],
    ['service', 'services', 'Sous-titrage', 'sous-titrage'],
    ['team', 'team', 'Zoé Éxemple', 'zoe-exemple'],
    ['policy', 'policies', 'Notre promesse', 'confidentialite'],
  ] as const
  const all = kinds.flatMap(([, folder, , name]) => locales.map((locale) => `content/${locale}/${folder}/${name}.mdx`))

  test('is a draft in every language that passes the check, but cannot be published unchanged', async () => {
    for (const file of all) rmSync(join(project.root, file), { force: true })
    const [[article, , title], ...others] = kinds
    const { succeeds, output, errors } = await project.run([command, article, ...title.split(' ')])
    expect({ succeeds, errors }).toEqual({ succeeds: true, errors: '' })
    expect(output).toContain('content/')
    for (const [kind, , othersTitle, name] of others) {
      const named = kind === 'policy' ? { name } : {}
      createDocument(project.root, { kind, title: othersTitle, ...named }, '2026-11-22')
    }

    const found = await checkFiles(all)
    expect(found.map(({ rule, file }) => [rule, file])).toEqual(all.toSorted().map((file) => ['to-do-published', file]))

    for (const file of all) writeFileSync(join(project.root, file), read(file).replace('draft: true\n', ''))
    const refused = (await checkFiles(all)).filter(isError)
    expect(refused.filter(({ rule }) => rule === 'to-do-published').map(({ file }) => file)).toEqual(all.toSorted())
  }, 120_000)

  test('it is dated today, and its author is still to be checked', () => {
    const source = read('content/fr/articles/ou-l-oeil-s-arrete-oui-non-peut-etre.mdx')
    const now = new Date()
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
    expect(source).toContain(`\ndate: ${day.join('-')}\n`)
    expect(documentNames('fr', 'team')).toContain(/^author: (.*)$/m.exec(source)?.[1])
  })
})

test('it comes after the others of its collection', async () => {
  const orderOf = (name: string) => Number(/^order: (\d+)$/m.exec(read(`content/fr/services/${name}.mdx`))?.[1])
  const others = documentNames('fr', 'services').map(orderOf)
  expect(orderOf('sous-titrage')).toBe(Math.max(...others) + 1)
})

test('nothing is overwritten, and the message comes with the ways to use the command', async () => {
  const [name] = documentNames('fr', 'articles')
  const file = `content/fr/articles/${name}.mdx`
  const before = read(file)
  const { succeeds, errors } = await project.run([command, 'article', '--name', name, 'Legal errors'])
  expect(succeeds).toBe(false)
  expect(errors).toMatch(new RegExp(`^Nothing was written: content/\\w\\w/articles/${name}\\.mdx already exists\\.`))
  expect(errors).toContain('npm run new -- article "The title"')
  expect(read(file)).toBe(before)
})

test.each([
  ['article', '', 'the title is missing.'],
  ['artcle', 'Titre', 'must be one of these: article, case-study, service, team, policy.'],
  ['article', 'العنوان', '“العنوان” is not a valid file name. Write lowercase letters'],
  ['policy', 'Cookies', 'there is no page for “cookies”. Write --name and one of these names: confidentialite'],
])('%s “%s” throws an error that says what to write instead', (kind, title, message) => {
  expect(() => createDocument(project.root, { kind, title }, '2026-11-22')).toThrow(message)
})
