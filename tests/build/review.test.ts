import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../../tools/copyProject.ts'
import { type Review, type ReviewedDocument, type ReviewedPage, reviewSchema } from '../../tools/review/review.ts'

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

/** Words as they are read: `Un [-mot-]{+terme+} juste`. */
function show({ blocks }: ReviewedPage): string[] {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const
  return blocks.map(
    ({ change, words }) => `${change}: ${words.map(({ kind, text }) => marks[kind].join(text)).join('')}`,
  )
}

beforeAll(() => {
  project = copyProject()
  git('init', '--quiet', '--initial-branch=main')
  // Packages are a link here, which .gitignore does not know.
  appendFileSync(place('.git/info/exclude'), 'node_modules\n')
  write('a-effacer', 'human-vs-machine', 'Un article à effacer', 'Il n’a plus rien à dire.')
  write('a-renommer', 'localization-cruciale', 'Un article à renommer', 'Il change de nom, et de rien d’autre.')
  write('a-annoncer', 'prix-traduction', 'Un article à annoncer', 'Il attend son jour.')
  commit('Begin')
})
afterAll(() => project.remove())

describe('a branch of writers', () => {
  let reviewed: Reviewed

  beforeAll(async () => {
    git('switch', '--quiet', '--create', 'écrits/de-novembre')
    write(
      'tout-neuf',
      'brief-localisation',
      'Tout @neuf | <b>',
      'Un texte neuf, avec [une source](https://source.example/a?b=1).',
    )
    commit('Add an article')
    edit(article('traduction-certifiee', 'fr'), /\n\n(?=[A-ZÀ-Ý][^\n]*\.\n)/, '\n\nVoici le nouveau paragraphe. ')
    commit('Change an article in French')
    for (const locale of ['fr', 'en'])
      renameSync(place(article('a-renommer', locale)), place(article('bien-nomme', locale)))
    commit('Rename an article')
    for (const locale of ['fr', 'en']) rmSync(place(article('a-effacer', locale)))
    commit('Delete an article')
    for (const locale of ['fr', 'en']) edit(article('a-annoncer', locale), /^date: .*$/m, 'date: 2026-12-24')
    // The last is on the disk alone.
    reviewed = await review()
  }, REVIEW_TIMEOUT)

  function documentOf(slug: string): ReviewedDocument | undefined {
    return reviewed.review.documents.find((document) => document.slug === slug)
  }
  function pageOf(address: string): ReviewedPage | undefined {
    return reviewed.review.pages.find((page) => page.address === address)
  }
  function rowOf(slug: string): string {
    return reviewed.comment.split('\n').find((line) => line.includes(`<code>articles/${slug}</code>`)) ?? ''
  }

  test('says which branch it is, and what it is compared with', () => {
    expect(reviewed.review).toMatchObject({
      branch: 'écrits/de-novembre',
      commit: { subject: 'Delete an article', hash: git('rev-parse', 'HEAD').trim() },
      base: { name: 'main', commit: { subject: 'Begin', hash: git('rev-parse', 'main').trim() } },
      hasUncommittedChanges: true,
    })
    expect(reviewed.said).toContain('5 documents')
  })

  test('tells what happened, and nothing else', () => {
    expect(reviewed.review.documents.map(({ slug, change }) => `${slug} ${change}`)).toEqual([
      'a-annoncer changed',
      'a-effacer removed',
      'bien-nomme renamed',
      'tout-neuf added',
      'traduction-certifiee changed',
    ])
    expect(reviewed.review.files).toEqual([])
    // Pages that nothing of it is on.
    for (const address of ['/fr/contact', '/en/careers', '/fr/services', '/careers', '/fr/translations']) {
      expect(pageOf(address), address).toBeUndefined()
    }
  })

  test('a new article: in both languages, with its pages, its new links, and no mark of it taken for more than text', () => {
    expect(documentOf('tout-neuf')?.versions).toMatchObject({
      fr: { change: 'added', state: 'original', publication: 'published', address: '/fr/articles/tout-neuf' },
      en: { change: 'added', state: 'unconfirmed', address: '/en/articles/tout-neuf' },
    })
    expect(pageOf('/fr/articles/tout-neuf')).toMatchObject({
      change: 'added',
      title: 'Tout @neuf | <b> (fr)',
      newLinks: ['https://source.example/a?b=1'],
      weight: { after: expect.any(Number) },
    })
    expect(pageOf('/fr/blog')?.aspects).toContain('words')
    expect(rowOf('tout-neuf')).toMatch(
      /^\| Tout &#64;&#8203;neuf &#124; &#60;b&#62; .* \| added \| added, \*\*translation to confirm\*\* \|$/,
    )
    expect(reviewed.comment).toContain(
      'https&#58;&#8203;//source.example/a?b&#61;1</code>: <code>/fr/articles/tout-neuf',
    )
  })

  test('a change in one language: its words, and the translation that is stale by it', () => {
    expect(documentOf('traduction-certifiee')?.versions).toMatchObject({
      fr: { change: 'changed', state: 'original' },
      en: { change: 'unchanged', state: 'stale' },
    })
    const page = pageOf('/fr/articles/traduction-certifiee')
    expect(page).toMatchObject({ change: 'changed', aspects: ['words'], newLinks: [] })
    expect(page && show(page)).toEqual([expect.stringMatching(/^changed: \{\+Voici le nouveau paragraphe\. \+\}\S/)])
    expect(pageOf('/en/articles/traduction-certifiee')).toBeUndefined()
    expect(reviewed.review.flaws).toContainEqual(
      expect.objectContaining({ file: article('traduction-certifiee', 'en'), severity: 'warning' }),
    )
    expect(rowOf('traduction-certifiee')).toContain('**the original has changed since**')
    expect(rowOf('traduction-certifiee')).toContain('https://www.passerelle.example/fr/articles/traduction-certifiee')
  })

  test('a rename: one page, with both of its addresses', () => {
    expect(documentOf('bien-nomme')?.versions).toMatchObject({
      fr: { change: 'renamed', before: article('a-renommer', 'fr'), address: '/fr/articles/bien-nomme' },
      en: { change: 'renamed', before: article('a-renommer', 'en') },
    })
    expect(pageOf('/fr/articles/bien-nomme')).toMatchObject({ change: 'renamed', before: '/fr/articles/a-renommer' })
    expect(pageOf('/fr/articles/a-renommer')).toBeUndefined()
    expect(pageOf('/articles/a-renommer')).toBeUndefined()
    expect(reviewed.comment).toContain('renamed ([now](<https://www.passerelle.example/fr/articles/a-renommer>))')
  })

  test('a deletion: what it was, and where', () => {
    expect(documentOf('a-effacer')).toMatchObject({
      title: 'Un article à effacer (fr)',
      versions: { fr: { change: 'removed' }, en: { change: 'removed' } },
    })
    expect(pageOf('/en/articles/a-effacer')).toMatchObject({
      change: 'removed',
      title: 'Un article à effacer (en)',
      weight: { before: expect.any(Number) },
    })
    expect(rowOf('a-effacer')).toContain('| removed | removed |')
  })

  test('a date to come: its day', () => {
    expect(documentOf('a-annoncer')?.versions.fr).toMatchObject({ publication: 'scheduled', day: '2026-12-24' })
    expect(rowOf('a-annoncer')).toContain('scheduled for 2026-12-24')
  })
})

describe('a branch of programmers', () => {
  let sheet = ''
  let reviewed: Reviewed

  beforeAll(async () => {
    git('stash', '--quiet')
    git('switch', '--quiet', '--create', 'code', 'main')
    sheet = git('ls-files', 'pages/careers/*.module.css').split('\n')[0] ?? ''
    // Classes are named in the order of all: those of other pages get other names.
    edit(sheet, /^/, '.aaa {\n  color: red;\n}\n')
    commit('Change a style')
    edit('content/fr/strings/about.json', 'agence de traduction à', 'agence de traduction, un pont à')
    commit('Change a text')
    reviewed = await review()
  }, REVIEW_TIMEOUT)

  test('tells of nothing else', () => {
    expect(reviewed.succeeds).toBe(true)
    expect(reviewed.review).toMatchObject({ documents: [], hasUncommittedChanges: false })
    expect(reviewed.review.pages.map(({ address }) => address)).toEqual(['/fr/about', '/fr/careers', '/en/careers'])
    expect(reviewed.comment).toContain('3 pages differ')
  })

  test('a style: the pages that have it', () => {
    expect(reviewed.review.files).toEqual([{ file: sheet, change: 'changed' }])
    for (const page of reviewed.review.pages.filter(({ address }) => address.endsWith('/careers'))) {
      expect(page).toMatchObject({ change: 'changed', aspects: ['styles'], blocks: [] })
    }
    expect(reviewed.comment).toMatch(/^\| <code>\/careers<\/code> \|.*\| styles \|/m)
  })

  test('a text of the interface: its key, and its words on the page', () => {
    expect(reviewed.review.texts).toEqual([{ file: 'content/fr/strings/about.json', keys: ['metadata.title'] }])
    const page = reviewed.review.pages.find(({ address }) => address === '/fr/about')
    expect(page?.aspects).toEqual(['words'])
    expect(page && show(page)).toEqual([expect.stringContaining('traduction{+,+} {+un pont +}à')])
    expect(reviewed.comment).toContain('<code>content/fr/strings/about.json</code>: <code>metadata.title</code>')
  })
})

test('an error: what is wrong, and that nothing can be built of it', { timeout: REVIEW_TIMEOUT }, async () => {
  git('switch', '--quiet', '--create', 'error', 'main')
  edit(article('a-effacer', 'fr'), /^date: .*$/m, 'date: 24/12/2026')
  commit('Make a mistake')
  const { succeeds, review: found, comment } = await review()
  expect(succeeds).toBe(false)
  expect(found).toMatchObject({
    notCompared: { reason: 'notBuilt' },
    documents: [{ slug: 'a-effacer', versions: { fr: { change: 'changed' } } }],
    pages: [],
  })
  expect(found.flaws).toContainEqual(
    expect.objectContaining({
      file: article('a-effacer', 'fr'),
      line: 4,
      message: expect.stringContaining('2026-12-24'),
    }),
  )
  expect(comment).toContain('can’t be built')
  expect(comment).toContain('<code>content/fr/articles/a-effacer.mdx&#58;4&#58;7</code>')
})
