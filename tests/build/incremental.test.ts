import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetBuild } from '../../tools/bench/builds.ts'
import { copyProject, type ProjectCopy } from '../../tools/copyProject.ts'
import { digestSite } from './digestSite.ts'

/** A build takes some seconds, more on a busy machine; here are three. */
const BUILD_TIMEOUT = 360_000
/** Of another machine: none of it may show in what is built. */
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LC_ALL: 'da_DK.UTF-8', LANG: 'da_DK.UTF-8', UV_THREADPOOL_SIZE: '1' }

/** One copy is built, edited and built again; the other is edited likewise, and built from nothing. */
let edited: ProjectCopy
let fresh: ProjectCopy

type Edit = (root: string) => void | Promise<void>

const change =
  (file: string, pattern: string | RegExp, replacement: string): Edit =>
  (root) => {
    const source = readFileSync(join(root, file), 'utf8')
    expect(source, file).toMatch(pattern)
    writeFileSync(join(root, file), source.replace(pattern, replacement))
  }

const article = (name: string, locale = 'fr') => `content/${locale}/articles/${name}.mdx`

const ARTICLE = article('legal-errors')
const NEW_ARTICLE = article('tout-neuf')

/** Of each kind of source one: what a document says, which documents there are, pictures, texts, code, facts. */
const edits: readonly Edit[] = [
  change(ARTICLE, /^## (.*)$/m, '## $1, ou presque'),
  change(ARTICLE, /^date: .*$/m, 'date: 2024-02-03'),
  change(ARTICLE, /^category: .*$/m, 'category: localization'),
  change(ARTICLE, /^title: .*$/m, 'title: "Un autre titre"'),
  change('content/images/legal-errors.svg', /<svg ([^>]*)>/, '<svg $1><title>Autre</title>'),
  async (root) => {
    const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background: '#17616a' } })
    await photograph.jpeg().toFile(join(root, 'content/fr/articles/photo.jpg'))
    const source = readFileSync(join(root, ARTICLE), 'utf8')
    writeFileSync(join(root, ARTICLE), `${source}\n\n![Une passerelle de bois](photo.jpg "Douala")\n`)
  },
  (root) => renameSync(join(root, NEW_ARTICLE), join(root, article('renomme'))),
  (root) => rmSync(join(root, 'content/en/services/legalTranslation.mdx')),
  change('content/fr/strings/common.json', /"blog": "[^"]*"/, '"blog": "Le blogue"'),
  change('components/layout/PageHero/PageHero.tsx', /<h1(?=[ >])/, '<h1 data-edited=""'),
  change('renderer/styles/base.css', /$/, '\n@layer base { main { scroll-margin: 3px; } }\n'),
  change('site.config.ts', 'rue de l’Exemple', 'rue de l’Essai'),
]
/** What a build from nothing would make in half of its time, and which is named by all that it is made of. */
const TYPESET = ['fonts', 'openGraphImages', 'pdfs']

beforeAll(() => {
  edited = copyProject()
  fresh = copyProject()
  const another = readFileSync(ARTICLE, 'utf8').replace(/^date: .*$/m, 'date: 2026-06-01')
  for (const { root } of [edited, fresh]) writeFileSync(join(root, NEW_ARTICLE), another)
})
afterAll(() => {
  edited.remove()
  fresh.remove()
})

async function build({ run }: ProjectCopy, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const { succeeds, errors } = await run(['tools/build.ts'], environment)
  if (!succeeds) throw new Error(errors)
}

test(
  'a second build shows all that has changed, as one from nothing on another machine does, byte for byte',
  { timeout: BUILD_TIMEOUT },
  async () => {
    await build(edited)
    for (const edit of edits) {
      // Some change the same file.
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all([edit(edited.root), edit(fresh.root)])
    }
    await build(edited)
    forgetBuild(fresh.root, ...TYPESET)
    await build(fresh, ELSEWHERE)
    expect(digestSite(edited.root)).toEqual(digestSite(fresh.root))
  },
)
