import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../../tools/test/copyProject.ts'
import { type Review, reviewSchema } from '../../tools/review/review.ts'

/** A build takes some seconds, more on a busy machine; the first review makes two. */
const REVIEW_TIMEOUT = 240_000

/** A project with a history: an article for each thing that becomes of one, and a branch for each kind of work. */
let project: ProjectCopy

interface Reviewed {
  readonly succeeds: boolean
  readonly said: string
  readonly review: Review
  readonly comment: string
}

function git(...parameters: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...identity, ...parameters], { cwd: project.root, encoding: 'utf8' })
}

function commit(subject: string): void {
  git('add', '--all')
  git('commit', '--quiet', `--message=${subject}`)
}

const place = (file: string) => join(project.root, file)
const article = (name: string, locale: string) => `content/${locale}/articles/${name}.mdx`

function edit(file: string, pattern: string | RegExp, replacement: string): void {
  const source = readFileSync(place(file), 'utf8')
  expect(source, file).toMatch(pattern)
  writeFileSync(place(file), source.replace(pattern, replacement))
}

/** An article in both languages, made of another one. */
function write(name: string, model: string, title: string, paragraph: string): void {
  for (const locale of ['fr', 'en']) {
    const source = readFileSync(place(article(model, locale)), 'utf8')
      .replace(/^title: .*$/m, `title: '${title} (${locale})'`)
      .replace(
        /^description: .*$/m,
        `description: 'Cinquante signes au moins, qui ne sont qu’à ${name}, en ${locale}.'`,
      )
      .replace(/^date: .*$/m, 'date: 2026-03-01')
      .replace(/^(?:updated|translatedFrom): .*\n/gm, '')
      .replace(/\n---\n\n/, `\n---\n\n${paragraph}\n\n`)
    writeFileSync(place(article(name, locale)), source)
  }
}

/** Reviews what is on the disk. */
async function review(): Promise<Reviewed> {
  const { succeeds, output, errors } = await project.run(
    ['tools/review/main.ts', '--no-pictures', '--comment', 'dist/comment.md'],
    { BUILD_DATE: '2026-11-22' },
  )
  const written = (file: string) => {
    expect(output + errors).toContain('/review')
    return readFileSync(place(file), 'utf8')
  }
  return {
    succeeds,
    said: output + errors,
    review: reviewSchema.parse(JSON.parse(written('dist/review.json'))),
    comment: written('dist/comment.md'),
  }
}

beforeAll(() => {
  project = copyProject()
  git('init', '--quiet', '--initial-branch=main')
  // Packages are a link here, which .gitignore does not know.
  appendFileSync(place('.git/info/exclude'), 'node_modules\n')
  write('a-effacer', 'human-vs-machine', 'Un article à effacer', 'Il n’a plus rien à dire.')
  write('a-renommer', 'localization-cruciale', 'Un article à renommer', 'Il change de nom, et de rien d’autre.')
  commit('Begin')
})
afterAll(() => project.remove())

test(
  'content with errors: what is wrong, over the last site that could be built',
  { timeout: REVIEW_TIMEOUT },
  async () => {
    git('switch', '--quiet', '--create', 'error', 'main')
    edit(article('a-effacer', 'fr'), /^date: .*$/m, 'date: 24/12/2026')
    edit('content/fr/strings/facts.json', '"100 €"', '"110 €"')
    commit('Make a mistake')
    const { succeeds, review: found, comment } = await review()
    expect(succeeds).toBe(true)
    expect(found).toMatchObject({ notCompared: { reason: 'notBuilt' }, pages: [{ address: '/fr/articles/a-effacer' }] })
    expect(found.flaws[0]).toMatchObject({ file: article('a-effacer', 'fr'), line: 4 })
    expect(comment).toMatch(
      /ne peut pas être construite.*?Erreur.*?a-effacer\.mdx:4:7.*?pricePerPage.*?<ins[^>]*>24\/12\/<.*?>-03-01</s,
    )
    // Where none was built before, the one of the base is.
    expect(existsSync(place('dist/client/fr/articles/a-effacer.html'))).toBe(true)
    expect(readFileSync(place('dist/client/fr/review.html'), 'utf8')).toContain('24/12/2026')
  },
)

describe('a branch of every kind', () => {
  let reviewed: Reviewed
  let sheet = ''
  const pageOf = (address: string) => reviewed.review.pages.find((page) => page.address === address)
  const documentOf = (slug: string) => reviewed.review.documents.find((document) => document.slug === slug)

  beforeAll(async () => {
    git('switch', '--quiet', '--create', 'écrits/de-novembre', 'main')
    write(
      'tout-neuf',
      'brief-localisation',
      'Tout @neuf | <b>',
      'Un texte neuf, avec [une source](https://source.example/a).',
    )
    edit(article('traduction-certifiee', 'fr'), /\n\n(?=[A-ZÀ-Ý][^\n]*\.\n)/, '\n\nVoici le nouveau paragraphe. ')
    for (const locale of ['fr', 'en']) {
      renameSync(place(article('a-renommer', locale)), place(article('bien-nomme', locale)))
      rmSync(place(article('a-effacer', locale)))
    }
    edit('content/fr/strings/facts.json', '"100 €"', '"110 €"')
    sheet = git('ls-files', 'pages/careers/*.module.css').split('\n')[0] ?? ''
    // Classes are named in the order of all: those of other pages get other names.
    edit(sheet, /^/, '.aaa {\n  color: red;\n}\n')
    commit('Work')
    // The last is on the disk alone.
    edit(article('traduction-certifiee', 'fr'), 'le nouveau paragraphe', 'le tout nouveau paragraphe')
    reviewed = await review()
  }, REVIEW_TIMEOUT)

  test('is told by what became of its documents, and nothing else', () => {
    expect(reviewed.review).toMatchObject({
      branch: 'écrits/de-novembre',
      base: { name: 'main', commit: { subject: 'Begin' } },
      hasUncommittedChanges: true,
    })
    expect(reviewed.review.documents.map(({ slug, change }) => `${slug} ${change}`)).toEqual([
      'a-effacer removed',
      'bien-nomme renamed',
      'tout-neuf added',
      'traduction-certifiee changed',
    ])
    for (const address of ['/fr/contact', '/en/services', '/fr/translations', '/articles/a-renommer']) {
      expect(pageOf(address), address).toBeUndefined()
    }
  })

  test('a changed paragraph: its words, and the translation that is stale by it', () => {
    expect(pageOf('/fr/articles/traduction-certifiee')?.passages[0]).toContainEqual(
      expect.objectContaining({ kind: 'added', text: expect.stringContaining('Voici le tout nouveau paragraphe.') }),
    )
    expect(documentOf('traduction-certifiee')?.versions.en).toMatchObject({ change: 'unchanged', state: 'stale' })
    const stale = { file: article('traduction-certifiee', 'en'), severity: 'warning' }
    expect(reviewed.review.flaws).toContainEqual(expect.objectContaining(stale))
  })

  test('a new article: where it leads for the first time, and no mark of it taken for more than text', () => {
    expect(pageOf('/fr/articles/tout-neuf')).toMatchObject({ change: 'added', newLinks: ['https://source.example/a'] })
    expect(reviewed.comment).toContain('Tout @\u200bneuf | &lt;b&gt; (fr)')
  })

  test('a rename: one page, which leads to where visitors still find it', () => {
    expect(pageOf('/fr/articles/bien-nomme')).toMatchObject({
      change: 'renamed',
      formerAddress: '/fr/articles/a-renommer',
    })
    expect(pageOf('/fr/articles/a-renommer')).toBeUndefined()
    expect(reviewed.comment).toContain('href="https://www.passerelle.example/fr/articles/a-renommer"')
  })

  test('a price of one language: old and new, the other language, and the pages that show it', () => {
    const [price] = reviewed.review.texts
    expect(price).toMatchObject({
      name: 'facts.json: pricePerPage',
      values: { fr: { before: '100 €', after: '110 €' }, en: { before: '€100', after: '€100' } },
    })
    expect(price?.pages).toEqual(expect.arrayContaining(['/fr/services', '/fr/services/documentTranslation']))
    expect(pageOf('/fr/services')?.passages).toEqual([])
  })

  test('a style: the pages that have it, as one change', () => {
    expect(reviewed.review.files).toEqual([{ file: sheet, change: 'changed' }])
    const restyled = reviewed.review.pages.filter(({ cause }) => cause !== undefined)
    expect(restyled.map(({ address }) => address)).toEqual(['/fr/careers', '/en/careers'])
    expect(new Set(restyled.map(({ cause }) => cause)).size).toBe(1)
  })
})
