import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { collections } from '../../../content/collections.ts'
import { planDocument } from './planDocument.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-new-'))
  write('content/fr/articles/mots.mdx')
  for (const slug of collections.policies.slugs?.filter((name) => name !== 'politique-securite') ?? [])
    write(`content/fr/policies/${slug}.mdx`)
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), '')
}

function plan(kind: string | undefined, title: string, name?: string) {
  return planDocument(root, { kind, title, name }, undefined)
}

describe('where all is said', () => {
  test('the title gives the name', async () => {
    expect(await plan('article', 'Des mots, encore')).toEqual({
      collection: 'articles',
      title: 'Des mots, encore',
      name: 'des-mots-encore',
    })
  })

  test('what is pasted along is left out', async () => {
    const { title } = await plan('article', '  Des\u000b mots\n\tencore\ud800 ')
    expect(title).toBe('Des mots encore')
  })

  test('another name may be given', async () => {
    expect(await plan('article', 'العنوان', 'al-unwan')).toMatchObject({ title: 'العنوان', name: 'al-unwan' })
  })

  test.each([
    ['Article', 'articles'],
    ['articles', 'articles'],
    ['case-study', 'case-studies'],
    ['case-studies', 'case-studies'],
  ])('the kind %s', async (kind, collection) => {
    expect(await plan(kind, 'Un titre')).toMatchObject({ collection })
  })

  test('of the policies the one that is missing is begun, whatever its title', async () => {
    expect(await plan('policy', 'La sécurité')).toMatchObject({ name: 'politique-securite' })
  })
})

describe('where it is not, and nobody can be asked', () => {
  test.each([
    [undefined, '', undefined, 'it is not said what to begin. Write npm run new -- article "The title"'],
    ['artcle', 'Titre', undefined, 'there is no kind of document "artcle". Did you mean "article"?'],
    ['page', 'Titre', undefined, 'There are: article, case-study, policy, service, team'],
    ['team', ' ', undefined, 'the title is missing. Write npm run new -- team "The title"'],
    ['article', 'ab', undefined, 'title has 2 characters, 3 at least. Say a little more'],
    ['article', 'x'.repeat(300), undefined, 'title has 300 characters, 90 at most. Shorten it'],
    ['team', 'x'.repeat(61), undefined, 'title has 61 characters, 60 at most. Shorten it'],
    ['article', 'العنوان', undefined, 'Say how the file is to be called: --name my-article'],
    ['article', 'Mots', undefined, 'there is content/fr/articles/mots.mdx already.'],
    ['article', 'Autres mots', 'mots', 'there is content/fr/articles/mots.mdx already.'],
    ['article', 'Autres mots', 'Autres Mots', '"Autres Mots" is no name for a file.'],
    ['policy', 'Titre', 'cookies', 'there is no page for "cookies". Write --name politique-securite'],
  ])('%s %s %s', async (kind, title, name, message) => {
    await expect(plan(kind, title, name)).rejects.toThrow(message)
  })

  test('no policy can be begun when all are there', async () => {
    write('content/en/policies/politique-securite.mdx')
    await expect(plan('policy', 'Titre')).rejects.toThrow('Edit content/fr/policies/confidentialite.mdx or')
  })
})

/** Presses keys, one after the other, each when what was asked has been written. */
async function answer(keys: readonly string[], request: { kind?: string; title?: string } = {}) {
  const input = new PassThrough()
  const output = new PassThrough()
  let written = ''
  output.on('data', (chunk: Buffer) => {
    written += stripVTControlCharacters(chunk.toString())
  })
  const planned = planDocument(
    root,
    { kind: request.kind, title: request.title ?? '', name: undefined },
    { input, output },
  )
  const settled = planned.then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  )
  for (const key of keys) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    input.write(key)
  }
  return { ...(await settled), written }
}

const ENTER = '\r'
const DOWN = '\u001B[B'

describe('where somebody can be asked', () => {
  test('the kind and the title are', async () => {
    const { value, written } = await answer([DOWN, ENTER, 'Une étude', ENTER])
    expect(value).toEqual({ collection: 'case-studies', title: 'Une étude', name: 'une-etude' })
    expect(written).toContain('What do you want to write?')
  })

  test('a title that can not be is asked for again', async () => {
    const { value, written } = await answer(['ab', ENTER, 'c', ENTER], { kind: 'article' })
    expect(written).toContain('title has 2 characters, 3 at least')
    expect(value?.title).toBe('abc')
  })

  test('a name is asked for where the title gives none, or one that is taken', async () => {
    const { value, written } = await answer(['mots', ENTER, '-2', ENTER], { kind: 'article', title: '🎉🎉🎉' })
    expect(written).toContain('How is the file to be called?')
    expect(written).toContain('there is content/fr/articles/mots.mdx already')
    expect(value?.name).toBe('mots-2')
  })

  test('whoever stops answering gets nothing', async () => {
    const { error, written } = await answer(['\u0003'], { kind: 'article' })
    expect(error).toMatchObject({ name: 'Cancelled' })
    expect(written).toContain('Nothing was written.')
  })
})
