import { expect, test } from 'vitest'
import { z } from 'zod'
import { locales } from '../../renderer/languages.ts'
import { openContent } from '../content/openContent.ts'
import { documentsPlugin } from './documentsPlugin.ts'

const content = await openContent('.', { drafts: false })

const compilers = z.array(
  z.object({ name: z.string(), transform: z.function({ input: [z.string(), z.string()], output: z.unknown() }) }),
)

test.each(['site', 'site (copie)', '[v2]', '{x}', 'a b', 'l’été'])(
  'in the folder %s, documents are compiled by their language’s plugin',
  async (name) => {
    const root = `/home/anna/${name}`
    const compiled = compilers
      .parse(documentsPlugin({ root, texts: content, content: async () => content, isBuild: false }))
      .map(async (plugin) => {
        const result: unknown = await plugin.transform('Un mot.', `${root}/content/fr/articles/mots.mdx`)
        return result ? [plugin.name] : []
      })
    expect((await Promise.all(compiled)).flat()).toEqual([`site:documents-${locales[0]}`])
  },
)
