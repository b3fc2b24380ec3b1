import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { canonical } from '../../tools/content/frontmatter/canonical.ts'
import { confirmTranslations } from '../../tools/writing/status/confirmTranslations.ts'
import { openAll, withContent } from './brokenContent.ts'

const french = 'content/fr/articles/mots.mdx'
const english = 'content/en/articles/mots.mdx'

function edit(root: string, file: string, from: string | RegExp, to: string): void {
  const source = readFileSync(join(root, file), 'utf8')
  const edited = source.replace(from, to)
  if (edited === source) throw new Error(`${file} has no ${from}`)
  writeFileSync(join(root, file), edited)
}

/** How the article stands in both languages after a change of the valid content. */
function stateAfter(change: (root: string) => unknown): Promise<string> {
  return withContent(null, async (root) => {
    await change(root)
    const article = (await openAll(root)).translations.find(({ slug }) => slug === 'mots')
    const inWords = ({ state = '', publication = 'published' } = {}) =>
      `${state}${publication === 'published' ? '' : `, ${publication}`}`
    return `${inWords(article?.versions.fr)} | ${inWords(article?.versions.en)}`
  })
}

describe('how a document stands', () => {
  test.each<[what: string, state: string, change: (root: string) => unknown]>([
    ['nothing changed', 'original | current', () => undefined],
    ['its original changed', 'original | stale', (root) => edit(root, french, 'Un paragraphe', 'Un alinéa')],
    ['the day of its original changed', 'original | current', (root) => edit(root, french, '01-31', '01-30')],
    ['it is a draft', 'original | current, draft', (root) => edit(root, english, 'tags:', 'draft: true\ntags:')],
    ['it is of a day to come', 'original | current, scheduled', (root) => edit(root, english, '2026-01', '2999-01')],
    ['it is not there', 'original | missing', (root) => rmSync(join(root, english))],
    ['it can not be read', 'original | wrong', (root) => edit(root, english, 'title:', 'titel:')],
    [
      'it says not what it was made of',
      'original | unconfirmed',
      (root) => edit(root, english, /translatedFrom.*\n/, ''),
    ],
    [
      'it is a copy under another title',
      'original | untranslated',
      (root) => {
        const [, , body = ''] = readFileSync(join(root, french), 'utf8').split('---\n')
        edit(root, english, /(?<=\n---\n)[^]*$/, body)
      },
    ],
    ['it has things to do', 'original | untranslated', (root) => edit(root, english, 'A paragraph', '[To do: all]')],
    [
      'English came first',
      'stale | original',
      (root) => {
        edit(root, english, /translatedFrom.*\n/, '')
        edit(root, french, 'tags:', 'translatedFrom: abcdef12\ntags:')
      },
    ],
  ])('%s: %s', async (_what, state, change) => {
    expect(await stateAfter(change)).toBe(state)
  })
})

/** Returns the outcomes of confirming, and the source of the file before and after. */
function confirmAfter(change: (root: string) => unknown, ...names: string[]) {
  return withContent(null, async (root) => {
    await change(root)
    const before = readFileSync(join(root, english), 'utf8')
    const outcomes = await confirmTranslations(root, names.length > 0 ? names : [english], root)
    const after = readFileSync(join(root, english), 'utf8')
    const article = (await openAll(root)).translations.find(({ slug }) => slug === 'mots')
    return { outcomes, before, after, state: article?.versions.en.state }
  })
}

describe('confirming', () => {
  test('a translation from Windows without the line', async () => {
    const without = (source: string) => source.replace(/translatedFrom.*\n/, '')
    const { outcomes, before, after, state } = await confirmAfter((root) => {
      edit(root, french, 'Un paragraphe', 'Un alinéa')
      const source = without(readFileSync(join(root, english), 'utf8'))
      writeFileSync(join(root, english), `\ufeff${source.replaceAll('\n', '\r\n')}`)
    })
    expect(outcomes[0]?.isDone).toBe(true)
    expect(state).toBe('current')
    expect(without(after)).toBe(canonical('articles', before))
  })

  test.each<[what: string, message: string | RegExp, change: (root: string) => unknown, name: string]>([
    [
      'that is not there',
      'There is no document content/en/articles/mot.mdx: npm run status lists them.',
      () => undefined,
      'content/en/articles/mot.mdx',
    ],
    [
      'that is taken for the original',
      /is the original: confirm its translation\. If .* add to its front matter: translatedFrom: [a-f]\w{7}$/,
      (root) => edit(root, english, /translatedFrom.*\n/, ''),
      french,
    ],
    [
      'that is a copy',
      `${english} is not translated`,
      (root) =>
        edit(root, english, /(?<=\n---\n)[^]*$/, readFileSync(join(root, french), 'utf8').split('---\n')[2] ?? ''),
      english,
    ],
    [
      'that has a mistake',
      `${english} can be confirmed once it and its original have no errors`,
      (root) => edit(root, english, 'title:', 'titel:'),
      english,
    ],
  ])('a translation %s', async (_what, message, change, name) => {
    await withContent(null, async (root) => {
      change(root)
      const [outcome] = await confirmTranslations(root, [name], root)
      expect(outcome?.message).toMatch(message)
    })
  })

  test('several at once: what can be done is done', async () => {
    const { outcomes, state } = await confirmAfter(
      (root) => edit(root, french, 'Un paragraphe', 'Un alinéa'),
      'content/en/team/nobody.mdx',
      english,
    )
    expect(outcomes.map(({ isDone }) => isDone)).toEqual([false, true])
    expect(state).toBe('current')
  })
})
