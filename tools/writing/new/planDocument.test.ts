import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collections } from '../../../content/collections.ts'
import { planDocument } from './planDocument.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-new-'))
  write('content/fr/articles/mots.mdx')
  write('pages/contact/+Page.tsx')
  for (const slug of collections.policies.slugs?.filter((name) => name !== 'politique-securite') ?? [])
    write(`content/fr/policies/${slug}.mdx`)
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), '')
}

function plan(kind: string, title: string, name?: string) {
  return planDocument(root, { kind, title, name })
}

test.each([
  ['artcle', 'Titre', undefined, 'there is no kind of document “artcle”. Did you mean “article”?'],
  ['page', 'Titre', undefined, 'Use one of: article, case-study, policy, service, team'],
  ['team', ' ', undefined, 'the title is missing'],
  ['article', 'ab', undefined, 'title has 2 characters; the minimum is 3. Say a little more'],
  ['article', 'x'.repeat(300), undefined, 'title has 300 characters; the limit is 90. Shorten it'],
  ['team', 'x'.repeat(61), undefined, 'title has 61 characters; the limit is 60. Shorten it'],
  ['article', 'العنوان', undefined, '“” is not a valid file name. Write lowercase letters'],
  ['article', 'Un titre', 'a'.repeat(61), 'the name has 61 characters; the limit is 60'],
  ['article', 'Index', undefined, '/articles/index is the address of another page.'],
  ['team', 'Contact', undefined, '/contact is the address of another page.'],
  ['team', 'Quotepage', undefined, '/quotepage is the address of another page.'],
  ['article', 'Mots', undefined, 'content/fr/articles/mots.mdx already exists.'],
  ['article', 'Autres mots', 'mots', 'content/fr/articles/mots.mdx already exists.'],
  ['article', 'Autres mots', 'Autres Mots', '“Autres Mots” is not a valid file name.'],
  ['policy', 'Titre', 'cookies', 'there is no page for “cookies”. Write --name politique-securite'],
])('there is no new %s %s %s', async (kind, title, name, message) => {
  await expect(plan(kind, title, name)).rejects.toThrow(message)
})

test('no policy can be begun when all are there', async () => {
  write('content/en/policies/politique-securite.mdx')
  await expect(plan('policy', 'Titre')).rejects.toThrow('all pages of policies exist. Edit one in content/fr/policies/')
})
