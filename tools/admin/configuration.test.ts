import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defaultLocale, locales } from '../../renderer/languages.ts'
import { editorConfiguration } from './configuration.ts'

// Zod tries each kind of field for each text, and does not support `not`. In the other languages only labels differ.
test('the configuration of the editor keeps to the schema of the package', { timeout: 120_000 }, () => {
  const file = readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')
  const schema = z.fromJSONSchema(JSON.parse(file, (key, value) => (key === 'not' ? undefined : value)))
  expect(schema.safeParse(editorConfiguration('.', defaultLocale).config).error).toBeUndefined()
})

test.each(locales)('in %s, every field of front matter has a label', (locale) => {
  const { collections = [] } = editorConfiguration('.', locale).config
  const fields = collections.flatMap((collection) => ('folder' in collection ? collection.fields : []))
  const unlabelled = fields.filter(({ widget, label, name }) => widget !== 'hidden' && (!label || label === name))
  expect(unlabelled.map(({ name }) => name)).toEqual([])
})
