import remarkParse from 'remark-parse'
import { type Preset, unified } from 'unified'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'

test('an editor that reads .remarkrc.mjs shows diagnostics in the writer’s language', async () => {
  const configuration: { default: Preset } = await import(new URL('../../../.remarkrc.mjs', import.meta.url).href)
  const processor = unified().use(remarkParse).use(configuration.default)
  const file = new VFile({ value: '---\ntitle: x\n---\n\n# Titre\n', path: '/projet/content/fr/articles/x.mdx' })
  processor.runSync(processor.parse(file), file)
  expect(file.messages).toMatchObject([
    {
      ruleId: 'heading-level',
      source: 'passerelle',
      line: 5,
      column: 1,
      fatal: true,
      reason: expect.stringContaining('Écrivez ##'),
    },
  ])
})
