import { expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import type { ContentEntry } from '../content/loadDocument.ts'
import { cutFaces } from './faces.ts'
import { writeStudy } from './writeStudy.ts'

const study: ContentEntry<'case-studies'> = {
  collection: 'case-studies',
  locale: 'fr',
  slug: 'everything',
  path: '/everything',
  file: '/tests/fixtures/pdf/fr/case-studies/everything.mdx',
  readingMinutes: 1,
  sections: [],
  images: { image: { file: '/tests/fixtures/pdf/images/bridge.svg', width: 16, height: 9 } },
  frontmatter: {
    id: 'ecom',
    category: 'e-commerce',
    title: 'Un titre qui ne nomme pas le client, et qui a les quatre-vingt-dix signes qu’il peut avoir',
    description: 'Une description de cent quatre-vingts signes au plus. '.repeat(3),
    date: '2026-01-31',
    order: 1,
    client: 'Exemple & <fils>',
    image: '',
    imageAlt: 'Une passerelle entre deux rives.',
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

test('all that a case study may hold is set, to the same bytes each time', async () => {
  const options = { root: process.cwd(), fonts: await cutFaces(), translationsOf: () => locales }
  const pdf = await writeStudy(study, options)
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(pdf.toString('latin1')).toContain('Exemple &amp; &lt;fils&gt;')
  expect(await writeStudy(study, options)).toEqual(pdf)
})
