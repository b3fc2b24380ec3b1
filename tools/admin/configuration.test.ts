import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { collections } from '../../content/collections.ts'
import { locales } from '../../renderer/languages.ts'
import { editorConfiguration } from './configuration.ts'

const packageSchema = readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')
// What it says with `not`, zod can't read.
const schema = z.fromJSONSchema(JSON.parse(packageSchema, (key, value: unknown) => (key === 'not' ? undefined : value)))

describe.each(locales)('the configuration of the editor in %s', (locale) => {
  const { config, components } = editorConfiguration('.', locale)

  // Zod tries each kind of field for each text.
  test('keeps to the schema of the package', { timeout: 120_000 }, () => {
    expect(schema.safeParse(config).error).toBeUndefined()
  })

  test('labels every field of the front matter', () => {
    for (const { name, ...collection } of config.collections ?? []) {
      if (!('folder' in collection)) continue
      expect(Object.keys(collections)).toContain(name)
      const unlabelled = collection.fields.filter((field) => field.label === field.name)
      expect(unlabelled.map((field) => `${name}.${field.name}`)).toEqual([])
    }
  })

  test('labels every component and its attributes', () => {
    for (const { label, fields } of components) {
      expect(label).not.toContain('undefined')
      expect(fields.map((field) => field.label)).not.toContain(undefined)
    }
  })
})

test('the schema of the package refuses what it does not know', () => {
  expect(schema.safeParse({ collections: [{ name: 1 }] }).success).toBe(false)
})
