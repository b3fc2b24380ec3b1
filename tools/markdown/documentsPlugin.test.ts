import { expect, test } from 'vitest'
import { z } from 'zod'
import { locales } from '../../renderer/languages.ts'
import { openContent } from '../content/openContent.ts'
import { documentsPlugin } from './documentsPlugin.ts'

const content = await openContent('.', { drafts: false })

const compilers = z.array(
  z.object({ name: z.string(), transform: z.object({ filter: z.object({ id: z.instanceof(RegExp) }) }) }),
)

test.each(['site', 'site (copie)', '[v2]', '{x}', 'a b', 'l’été'])(
  'in the folder %s, documents are compiled by their language’s plugin',
  (name) => {
    const root = `/home/anna/${name}`
    const compiled = compilers
      .parse(documentsPlugin({ root, texts: content, content: async () => content, isBuild: false }))
      .filter(({ transform }) => transform.filter.id.test(`${root}/content/fr/articles/mots.mdx`))
    expect(compiled.map((plugin) => plugin.name)).toEqual([`site:documents-${locales[0]}`])
  },
)
