import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mdxComponentRules } from '../../components/mdx/registry.ts'
import type { Entry } from '../../renderer/entry.ts'
import { documentNames } from '../../tests/documentNames.ts'
import { openValidContent } from '../content/openContent.ts'
import type { PaperEntry } from './describeDocument.ts'
import { writePdf } from './pdfs.ts'

const folder = 'tests/fixtures/paper/fr/case-studies'
/** Everything that content/README.md allows. */
const everything = `${folder}/everything.mdx`
/** Cases that writers rarely produce. */
const awkward = `${folder}/awkward.mdx`

const shared = {
  locale: 'fr',
  slug: 'everything',
  path: '/everything',
  file: `/${everything}`,
  readingMinutes: 1,
  sections: [],
  bodyImages: [],
  publication: 'published',
  images: { image: { src: '/tests/fixtures/paper/images/bridge.svg', width: 16, height: 9 } },
} as const
const described = {
  title: 'Un titre qui ne nomme pas le client, et qui a les quatre-vingt-dix signes qu’il peut avoir',
  description: 'Une description de cent quatre-vingts signes au plus. '.repeat(3),
}
const pictured = { date: '2026-01-31', image: '', imageAlt: 'Une passerelle entre deux rives.' }

const study: Entry<'case-studies'> = {
  ...shared,
  collection: 'case-studies',
  frontmatter: {
    ...described,
    ...pictured,
    id: 'ecom',
    category: 'e-commerce',
    order: 1,
    client: 'Exemple & <fils>',
    outcomes: [
      'De 12 % à 1 234 567,89 %',
      'Un résultat qui se dit en mots, et même en plus de mots que n’en tient une seule ligne de titre',
      '3 résultats',
      'Et 4',
      'Puis encore 5',
    ],
    videoLabel: 'Voir',
    downloadLabel: 'Télécharger',
    callToAction: { title: 'Parlons-en', text: 'Décrivez-nous votre projet.', label: 'Écrire', link: '/contact' },
  },
}
const article: Entry<'articles'> = {
  ...shared,
  collection: 'articles',
  frontmatter: {
    ...described,
    ...pictured,
    author: documentNames('fr', 'team')[0],
    category: 'legal',
    tags: ['essai'],
    updated: '2026-02-01',
  },
}
const policy: Entry<'policies'> = {
  ...shared,
  images: {},
  collection: 'policies',
  frontmatter: {
    ...described,
    updated: '2026-01-31',
    sections: [
      { type: 'paragraphs', title: 'Anticonstitutionnellement', paragraphs: ['Un alinéa de plus de vingt signes.'] },
      { type: 'list', title: 'Deux', items: [{ label: 'Une mesure', description: 'Ce qu’elle est.' }] },
    ],
  },
}

const content = await openValidContent(process.cwd(), { drafts: false })
const write = (entry: PaperEntry): Promise<Buffer> =>
  writePdf(content, { entry, source: readFileSync(entry.file.slice(1), 'utf8') })

// The body is set alike in all collections.
test.each([
  ['case-studies', everything, study],
  ['articles', everything, article],
  ['policies', everything, policy],
  ['case-studies', awkward, study],
] as const)('a document of %s holds all of %s', async (_, file, entry) => {
  const pdf = await write({ ...entry, file: `/${file}` })
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
})

test('a PDF has the same bytes each time', async () => {
  expect(await write(study)).toEqual(await write(study))
})

test('the fixture contains every component for writers', () => {
  const source = readFileSync(everything, 'utf8')
  expect(Object.keys(mdxComponentRules).filter((name) => !new RegExp(`<${name}[ >]`).test(source))).toEqual([])
})

test('an error names the document that cannot be set', async () => {
  const images = { image: { src: '/tests/fixtures/paper/images/nothing.svg', width: 16, height: 9 } }
  await expect(write({ ...article, images })).rejects.toThrow(
    /^tests\/fixtures\/paper\/fr\/case-studies\/everything\.mdx:1:1 {2}its PDF cannot be set: .+nothing\.svg/,
  )
})
