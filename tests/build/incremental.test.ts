import { readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetBuild } from '../../tools/bench/builds.ts'
import { cacheFolder } from '../../tools/build/cache.ts'
import { copyProject, type ProjectCopy } from '../../tools/copyProject.ts'
import { digestSite } from './digestSite.ts'

/** A build takes some seconds, more on a busy machine; here are several. */
const BUILD_TIMEOUT = 360_000

/** One copy is edited and built again and again; the other is built of the same from nothing. */
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

function takePhotograph(background: string): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

const ARTICLE = article('legal-errors')
const NEW_ARTICLE = article('tout-neuf')

/**
 * The site is built again after each edit, and from nothing after each group; each edit is added to those before it. There are
 * few groups, since to build from nothing takes as long as some edits.
 */
const groups: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
  'an article and a photograph': {
    nothing: () => undefined,
    'its text': change(ARTICLE, /^## (.*)$/m, '## $1, ou presque'),
    'its date': change(ARTICLE, /^date: .*$/m, 'date: 2024-02-03'),
    'its category': change(ARTICLE, /^category: .*$/m, 'category: localization'),
    'its title, which others show': change(ARTICLE, /^title: .*$/m, 'title: "Un autre titre"'),
    'its picture': change('content/images/legal-errors.svg', /<svg ([^>]*)>/, '<svg $1><title>Autre</title>'),
    'a photograph beside the text': async (root) => {
      writeFileSync(join(root, 'content/fr/articles/photo.jpg'), await takePhotograph('#17616a'))
      const source = readFileSync(join(root, ARTICLE), 'utf8')
      writeFileSync(join(root, ARTICLE), `${source}\n\n![Une passerelle de bois](photo.jpg "Douala")\n`)
    },
    'the photograph taken again': async (root) =>
      writeFileSync(join(root, 'content/fr/articles/photo.jpg'), await takePhotograph('#b93a16')),
  },
  'which articles there are, texts and code': {
    'one more': (root) => {
      const source = readFileSync(join(root, ARTICLE), 'utf8')
      writeFileSync(join(root, NEW_ARTICLE), source.replace(/^date: .*$/m, 'date: 2026-06-01'))
    },
    'another name': (root) => renameSync(join(root, NEW_ARTICLE), join(root, article('renomme'))),
    'a deletion': (root) => rmSync(join(root, article('renomme'))),
    'a translation that goes': (root) => rmSync(join(root, 'content/en/services/legalTranslation.mdx')),
    'a text of the interface': change('content/fr/strings/common.json', /"blog": "[^"]*"/, '"blog": "Le blogue"'),
    'a component': change('components/layout/PageHero/PageHero.tsx', /<h1(?=[ >])/, '<h1 data-edited=""'),
    'a style': change('renderer/styles/base.css', /$/, '\n@layer base { main { scroll-margin: 3px; } }\n'),
    'an address of the agency': change('site.config.ts', 'rue de l’Exemple', 'rue de l’Essai'),
  },
}
/** What a build from nothing would make in half of its time, and which is named by all that it is made of. */
const TYPESET = ['fonts', 'openGraphImages', 'pdfs']

beforeAll(async () => {
  edited = copyProject()
  fresh = copyProject()
  await build(edited)
}, BUILD_TIMEOUT)
afterAll(() => {
  edited.remove()
  fresh.remove()
})

async function build({ run }: ProjectCopy): Promise<void> {
  const { succeeds, errors } = await run(['tools/build.ts'])
  if (!succeeds) throw new Error(errors)
}

describe('after each of a list of edits, a build makes what one from nothing does, byte for byte', () => {
  test.each(Object.entries(groups))('%s', { timeout: BUILD_TIMEOUT }, async (_, edits) => {
    for (const edit of Object.values(edits)) {
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all([edit(edited.root), edit(fresh.root)])
      // oxlint-disable-next-line no-await-in-loop
      await build(edited)
    }
    forgetBuild(fresh.root, ...TYPESET)
    await build(fresh)
    expect(digestSite(edited.root)).toEqual(digestSite(fresh.root))
  })
})

test('what is gone from what was kept, or damaged, is made again', { timeout: BUILD_TIMEOUT }, async () => {
  const before = digestSite(edited.root)
  for (const part of ['pages', 'sheets', 'documents', 'search', 'pictures', 'measures']) {
    const files = globSync('*', { cwd: cacheFolder(edited.root, part), absolute: true })
    for (const [index, file] of files.filter((name) => !name.endsWith('index.json')).entries()) {
      if (index % 2 === 0) rmSync(file)
      else truncateSync(file, Math.floor(statSync(file).size / 2))
    }
  }
  await build(edited)
  expect(digestSite(edited.root)).toEqual(before)
})
