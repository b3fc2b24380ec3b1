import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { collections } from '../../content/collections.ts'
import { defaultLocale, locales } from '../../renderer/languages.ts'
import { editorConfiguration } from './configuration.ts'
import frenchInterface from './interface.fr.json' with { type: 'json' }

/** Reads a file of the package. */
function readJson(file: string, reviver?: (key: string, value: unknown) => unknown) {
  return JSON.parse(readFileSync(`node_modules/@sveltia/cms/${file}`, 'utf8'), reviver)
}

// Zod does not support `not`.
const withoutNot = (key: string, value: unknown) => (key === 'not' ? undefined : value)
const schema = z.fromJSONSchema(readJson('schema/sveltia-cms.json', withoutNot))

// Zod tries each kind of field for each text. In the other languages only labels differ.
test('the configuration of the editor keeps to the schema of the package', { timeout: 120_000 }, () => {
  expect(schema.safeParse(editorConfiguration('.', defaultLocale).config).error).toBeUndefined()
})

describe.each(locales)('the configuration of the editor in %s', (locale) => {
  const { config, components } = editorConfiguration('.', locale)

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
      const options = fields.flatMap((field) => (field.widget === 'select' ? field.options : []))
      expect(options.filter((option) => typeof option === 'object' && option.label === option.value)).toEqual([])
    }
  })
})

/** Returns the texts of the package's interface by dotted key. */
function flatten(texts: object, prefix = ''): [key: string, text: unknown][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? flatten(Object(value), `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  )
}

test('the parts of the interface that writers see are in French', () => {
  const sourceMap = z.object({ sources: z.array(z.string()), sourcesContent: z.array(z.string()) })
  const { sources, sourcesContent } = sourceMap.parse(readJson('npm/index.js.map'))
  const module = sourcesContent[sources.findIndex((source) => source.endsWith('/src/lib/locales/en-US.yaml'))] ?? ''
  const english = flatten(Object(JSON.parse(module.replace('export default ', '').replace(/;?\s*$/, ''))))
  expect(english.length).toBeGreaterThan(500)
  const french = new Set(
    [...flatten(Object(readJson('locales/fr.json'))), ...flatten(frenchInterface)].map(([key]) => key),
  )
  // Errors in the configuration are for developers.
  const untranslated = english.map(([key]) => key).filter((key) => !french.has(key) && !key.startsWith('config.'))
  expect(untranslated).toEqual([])
})

test('the schema of the package rejects unknown keys', () => {
  expect(schema.safeParse({ collections: [{ name: 1 }] }).success).toBe(false)
})
