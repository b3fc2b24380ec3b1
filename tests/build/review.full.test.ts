import { appendFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inboxPath } from '../../renderer/formService.ts'
import { thanksPathOf } from '../../renderer/thanks.ts'
import { openTexts, readText } from '../../tools/content/texts.ts'
import { hasNews, type Review, reviewSchema } from '../../tools/review/review.ts'
import { copyProject, type ProjectCopy } from '../../tools/test/copyProject.ts'
import { locate } from '../../tools/test/requirements.ts'
import { runGit } from '../git.ts'

const texts = openTexts('.')

const hasGit = locate('git') !== undefined

/** A build takes some seconds, more on a busy machine; the first review makes two. */
const REVIEW_TIMEOUT = 600_000

/** A project with a history: an article for each kind of change to one, and a branch for each kind of work. */
let project: ProjectCopy

interface Reviewed {
  readonly succeeds: boolean
  readonly said: string
  readonly review: Review
  readonly comment: string
}

function git(...parameters: string[]): string {
  return runGit(project.root, ...parameters)
}

function commit(subject: string): void {
  git('add', '--all')
  git('commit', '--quiet', `--message=${subject}`)
}

const place = (file: string) => join(project.root, file)
const article = (name: string, locale: string) => `content/${locale}/articles/${name}.mdx`

/** Returns an article in both languages, based on another one. */
function write(name: string, model: string, title: string, paragraph: string): void {
  for (const locale of ['fr', 'en']) {
    const source = project
      .read(article(model, locale))
      .replace(/^title: .*$/m, `title: '${title} (${locale})'`)
      .replace(
        /^description: .*$/m,
        `description: 'Cinquante signes au moins, qui ne sont qu’à ${name}, en ${locale}.'`,
      )
      .replace(/^date: .*$/m, 'date: 2026-03-01')
      .replace(/^(?:updated|translatedFrom): .*\n/gm, '')
      .replace(/\n---\n\n/, `\n---\n\n${paragraph}\n\n`)
    project.write(article(name, locale), source)
  }
}

const DRAFT = 'un-brouillon'
const SCHEDULED = 'a-paraitre'

/** Two articles hidden from visitors: a draft, and one that is scheduled. */
function writeUnpublished(): void {
  const source = project.read(article('francais-trois-rives', 'fr'))
  const hold = (slug: string, changed: string) =>
    project.write(
      article(slug, 'fr'),
      changed
        .replace(/^title: .*/m, `title: 'Un texte qui attend son heure : ${slug}'`)
        .replace(
          /^description: .*/m,
          `description: 'Ce que les visiteurs ne voient pas encore, et que l’on relit : ${slug}.'`,
        ),
    )
  hold(DRAFT, source.replace('\nauthor:', '\ndraft: true\nauthor:'))
  hold(SCHEDULED, source.replace(/^date: .*/m, 'date: 2062-01-01'))
}

/** Reviews the working tree. */
async function review(): Promise<Reviewed> {
  const { succeeds, output, errors } = await project.run(['tools/review/main.ts', '--widths', 'none'], {
    BUILD_DATE: '2026-11-22',
    LC_ALL: 'fr_FR.UTF-8',
    FORM_ENDPOINT: 'https://formsubmit.co/ajax/a1b2c3',
  })
  const comment = await project.run(['tools/review/comment.ts', 'dist/review.json'])
  const written = (file: string) => {
    expect(output + errors).toContain('/fr/review')
    return readFileSync(place(file), 'utf8')
  }
  return {
    succeeds,
    said: output + errors,
    review: reviewSchema.parse(JSON.parse(written('dist/review.json'))),
    comment: comment.output,
  }
}

beforeAll(() => {
  project = copyProject()
  if (!hasGit) return
  git('init', '--quiet', '--initial-branch=main')
  // node_modules is a symbolic link here, which .gitignore does not match.
  appendFileSync(place('.git/info/exclude'), 'node_modules\n')
  write('a-effacer', 'human-vs-machine', 'Un article à effacer', 'Il n’a plus rien à dire.')
  write('a-renommer', 'localization-cruciale', 'Un article à renommer', 'Il change de nom, et de rien d’autre.')
  writeUnpublished()
  project.edit(article('legal-errors', 'fr'), /$/, '\nVoir aussi [un article](/articles/a-effacer).\n')
  commit('Begin')
})
afterAll(() => project.remove())

describe.skipIf(!hasGit)('a branch of every kind', () => {
  let reviewed: Reviewed
  let sheet = ''
  const pageOf = (address: string) => reviewed.review.pages.find((page) => page.address === address)

  beforeAll(async () => {
    git('switch', '--quiet', '--create', 'écrits/de-novembre', 'main')
    write(
      'tout-neuf',
      'brief-localisation',
      'Tout @neuf | <b>',
      'Un texte neuf, pour 35 € le feuillet, avec [une source](https://source.example/a) et [un lien mort](/articles/nulle-part).',
    )
    project.edit(
      article('traduction-certifiee', 'fr'),
      /\n\n(?=[A-ZÀ-Ý][^\n]*\.\n)/,
      '\n\nVoici le nouveau paragraphe. ',
    )
    for (const locale of ['fr', 'en']) {
      renameSync(place(article('a-renommer', locale)), place(article('bien-nomme', locale)))
      rmSync(place(article('a-effacer', locale)))
    }
    // One language is enough.
    project.edit(article('bien-nomme', 'en'), /^date: /m, 'formerly: [a-renommer]\ndate: ')
    project.edit(article('legal-errors', 'fr'), '[un article](/articles/a-effacer)', 'un article')
    project.edit('content/fr/strings/facts.json', '"100 €"', '"110 €"')
    sheet = git('ls-files', 'pages/careers/*.module.css').split('\n')[0] ?? ''
    // Class names depend on all pages: those of other pages change too.
    project.edit(sheet, /^/, '.aaa {\n  color: red;\n}\n')
    commit('Work')
    // The last change is uncommitted.
    project.edit(article('traduction-certifiee', 'fr'), 'le nouveau paragraphe', 'le tout nouveau paragraphe')
    reviewed = await review()
  }, REVIEW_TIMEOUT)

  test('only lists what happened to its documents', () => {
    expect(reviewed.review).toMatchObject({
      branch: 'écrits/de-novembre',
      base: { name: 'main' },
    })
    const news = reviewed.review.pages.filter(hasNews)
    expect(news.map(({ address, change }) => `${address} ${change}`)).toEqual([
      '/fr/articles/traduction-certifiee changed',
      '/fr/articles/tout-neuf added',
      '/en/articles/tout-neuf added',
      '/fr/articles/bien-nomme renamed',
      '/en/articles/bien-nomme renamed',
      '/fr/articles/a-effacer removed',
      '/en/articles/a-effacer removed',
    ])
    for (const address of ['/fr/contact', '/en/services', '/articles/a-renommer']) {
      expect(pageOf(address), address).toBeUndefined()
    }
  })

  test('a changed paragraph: its words, and the translation that became stale', () => {
    expect(pageOf('/fr/articles/traduction-certifiee')?.passages[0]).toContainEqual(
      expect.objectContaining({ kind: 'added', text: expect.stringContaining('Voici le tout nouveau paragraphe.') }),
    )
    const stale = { file: article('traduction-certifiee', 'en'), severity: 'warning' }
    expect(reviewed.review.diagnostics).toContainEqual(expect.objectContaining(stale))
  })

  test('a new article, with its title as text, and its price among what a person must approve', () => {
    expect(pageOf('/fr/articles/tout-neuf')).toMatchObject({ change: 'added' })
    expect(reviewed.comment).toMatch(/À valider.*35 € le feuillet.*<h4>Pages/s)
    expect(reviewed.comment).toContain('<code lang="fr">Tout @neuf | &lt;b&gt; (fr)')
  })

  test('a dead link: the error, and the page that has it', () => {
    expect(reviewed.succeeds).toBe(true)
    expect(reviewed.review.notice).toBeUndefined()
    expect(reviewed.review.diagnostics).toContainEqual(
      expect.objectContaining({
        file: article('tout-neuf', 'fr'),
        message: expect.stringContaining('nulle-part'),
      }),
    )
    expect(readFileSync(place('dist/client/fr/articles/tout-neuf.html'), 'utf8')).toContain(
      'href="/fr/articles/nulle-part"',
    )
  })

  test('a rename: one page, with a link to the public one', () => {
    expect(pageOf('/fr/articles/bien-nomme')).toMatchObject({
      change: 'renamed',
      formerAddress: '/fr/articles/a-renommer',
      passages: [],
    })
    expect(pageOf('/fr/articles/a-renommer')).toBeUndefined()
    expect(reviewed.comment).toContain('href="https://www.passerelle.example/fr/articles/a-renommer"')
  })

  test('a price in one language: old and new, the other language, and the pages that show it', () => {
    const [price] = reviewed.review.texts
    expect(price).toMatchObject({
      name: 'facts.json: pricePerPage',
      values: { fr: { before: '100 €', after: '110 €' }, en: { before: '€100', after: '€100' } },
    })
    expect(price?.pages).toEqual(expect.arrayContaining(['/fr/services', '/fr/services/documentTranslation']))
    expect(pageOf('/fr/services')?.passages).toEqual([])
  })

  test('a deleted article: the pages whose link to it was removed, in its language', () => {
    expect(pageOf('/fr/articles/a-effacer')?.linkedFrom).toMatchObject([{ address: '/fr/articles/legal-errors' }])
    expect(reviewed.comment).toMatch(/1 page y renvoyait.*Voir aussi.*un article/s)
    expect(pageOf('/en/articles/a-effacer')?.linkedFrom).toEqual([])
  })

  test('a style: its changed lines, and the pages that use it, as one change', () => {
    expect(reviewed.review.files).toMatchObject([{ name: sheet, passages: [[{ kind: 'added' }]] }])
    const restyled = reviewed.review.pages.filter(({ cause }) => cause !== undefined)
    expect(restyled.map(({ address }) => address)).toEqual(['/fr/careers', '/en/careers'])
    expect(new Set(restyled.map(({ cause }) => cause)).size).toBe(1)
  })

  describe('its preview', () => {
    const site = () => place('dist/client')

    test('sends its forms nowhere, whatever the production endpoint, and says so in each', () => {
      const document = parse(readFileSync(join(site(), 'en/contact.html'), 'utf8'))
      const forms = document.querySelectorAll('form[data-form]')
      expect(forms.map((form) => form.getAttribute('action'))).toEqual([inboxPath, inboxPath])
      expect(forms.map((form) => form.querySelector('[name=_next]')?.getAttribute('value'))).toEqual(
        (['contact', 'newsletter-footer'] as const).map((name) => `/en${thanksPathOf(name)}?sent=${name}`),
      )
      const note = readText(texts, 'en', 'formSettings:previewNote')
      expect(forms.filter((form) => !form.textContent.includes(note))).toEqual([])
      expect(readFileSync(join(site(), 'fr/contact.html'), 'utf8')).not.toContain('formsubmit')
    })

    test('shows drafts and scheduled documents, each marked as not public', () => {
      const noticeOf = (address: string) =>
        parse(readFileSync(join(site(), `${address}.html`), 'utf8'))
          .querySelector('body')
          ?.getAttribute('data-unpublished')
      expect(noticeOf(`fr/articles/${DRAFT}`)).toBe(readText(texts, 'fr', 'unpublished:ofDraft'))
      expect(noticeOf(`en/articles/${DRAFT}`)).toBe(readText(texts, 'en', 'unpublished:ofDraft'))
      expect(noticeOf(`fr/articles/${SCHEDULED}`)).toMatch(/1er\sjanvier\s2062/)
      expect(noticeOf('fr/articles/legal-errors')).toBeUndefined()
    })

    test('marks each link to them, and no other', () => {
      const files = globSync('{fr,en}/**/*.html', { cwd: site() })
      const links = files.flatMap((file) => parse(readFileSync(join(site(), file), 'utf8')).querySelectorAll('a'))
      const leadsToOne = (link: HTMLElement) =>
        new RegExp(`^/(?:fr|en)/articles/(?:${DRAFT}|${SCHEDULED})(?:#|$)`).test(link.getAttribute('href') ?? '')
      const marked = links.filter((link) => link.hasAttribute('data-unpublished'))
      expect(marked.length).toBeGreaterThan(4)
      expect(links.filter((link) => leadsToOne(link) !== marked.includes(link)).map(String)).toEqual([])
    })

    test('keeps them out of its feeds', () => {
      for (const file of globSync('*/feed.*', { cwd: site() })) {
        expect(readFileSync(join(site(), file), 'utf8')).not.toMatch(new RegExp(`${DRAFT}|${SCHEDULED}`))
      }
    })

    test('is hidden from search engines with all its pages', () => {
      const indexed = globSync('**/*.html', { cwd: site() }).filter(
        (file) => !/<meta name="robots" content="noindex"/.test(readFileSync(join(site(), file), 'utf8')),
      )
      expect(indexed).toEqual([])
    })

    test('has no sitemap, and links to none', () => {
      expect(existsSync(join(site(), 'sitemap.xml'))).toBe(false)
      expect(readFileSync(join(site(), 'robots.txt'), 'utf8')).not.toContain('Sitemap')
    })
  })
})

test.skipIf(!hasGit)(
  'what cannot be built: what is wrong and all that changed, with the former versions of the wrong files in the preview',
  { timeout: REVIEW_TIMEOUT },
  async () => {
    git('switch', '--quiet', '--discard-changes', '--create', 'error', 'main')
    rmSync(place('dist'), { recursive: true, force: true })
    const sound = project.read(article('a-effacer', 'fr'))
    project.edit(article('a-effacer', 'fr'), /^date: .*$/m, 'date: 24/12/2026')
    project.write(article('a-ajouter', 'fr'), sound.replace(/^date: .*$/m, 'date: hier'))
    project.edit('content/fr/strings/facts.json', '"100 €"', '"110 €"')
    commit('Make a mistake')
    const { succeeds, review: found, comment } = await review()
    expect(succeeds).toBe(true)
    expect(found.notice?.reason).toBe('withFormerFiles')
    expect(found.pages.filter(hasNews)).toMatchObject([
      { address: '/fr/articles/a-effacer', change: 'changed' },
      { address: '/fr/articles/a-ajouter', change: 'added', isLeftOut: true, pictures: [] },
    ])
    expect(found.texts[0]?.pages).toContain('/fr/services')
    expect(found.diagnostics.slice(0, 2)).toMatchObject([
      { file: article('a-ajouter', 'fr'), line: 4 },
      { file: article('a-effacer', 'fr'), line: 4 },
    ])
    expect(comment).toMatch(/tels qu’ils étaient.*?Erreur.*?a-effacer\.mdx:4:7.*?pricePerPage.*?Modifié/s)
    expect(existsSync(place('dist/client/fr/articles/a-effacer.html'))).toBe(true)
    const page = readFileSync(place('dist/client/fr/review.html'), 'utf8')
    expect(page).toContain('24/12/2026')
    expect(page, 'links to no page that is not there').not.toContain('href="/fr/articles/a-ajouter"')
  },
)
