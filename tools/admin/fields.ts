import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { collections, type CollectionName, formOf } from '../../content/collections.ts'
import { type Labels, labelOf } from './labels.ts'

/** Keys that commands write. The editor keeps their values. */
const MANAGED = new Set(['formerly', 'translatedFrom'])

/** The keys that the preview shows. */
const PREVIEWED = new Set(['title', 'name', 'description', 'image'])

/** A text that may be longer than this gets a field of several lines. */
const LONG_TEXT = 120

type Schema = z.core.JSONSchema.JSONSchema
type Names = Readonly<Record<string, string>>

/** The parts of a schema are objects: no schema of content/collections.ts allows everything or nothing. */
const partOf = (schema: unknown): Schema => Object(schema)

interface FieldContext {
  readonly collection: CollectionName
  readonly labels: Labels
}

/** Returns the fields of a collection's front matter, with labels in a language. */
export function frontmatterFields(collection: CollectionName, labels: Labels): Field[] {
  const schema = z.toJSONSchema(collections[collection].schema, {
    override: ({ zodSchema, jsonSchema }) => {
      const form = formOf(zodSchema)
      if (form) jsonSchema['form'] = form
    },
  })
  return fieldsOf(schema, { collection, labels })
}

function fieldsOf({ properties = {}, required = [] }: Schema, context: FieldContext): Field[] {
  return Object.entries(properties)
    .filter(([name]) => !MANAGED.has(name))
    .map(([name, schema]) => fieldOf(name, partOf(schema), required.includes(name), context))
}

function fieldOf(name: string, schema: Schema, required: boolean, context: FieldContext): Field {
  const { label, hint, singular } = labelOf(context.labels, context.collection, name)
  const common = { name, label, hint, required, preview: PREVIEWED.has(name) }
  const reference = Object.entries(collections[context.collection].references).find(([key]) => key === name)?.[1]
  if (reference) return relationTo(reference, schema, common)
  const { type, items, minItems: min, maxItems: max } = schema
  const kinds: Readonly<Record<string, () => Field>> = {
    boolean: () => ({ ...common, widget: 'boolean', i18n: true }),
    integer: () => ({ ...common, widget: 'number', value_type: 'int', min: 1, i18n: 'duplicate' }),
    object: () => ({ ...common, widget: 'object', i18n: true, collapsed: 'auto', fields: fieldsOf(schema, context) }),
    array: () => {
      const list = { ...common, label_singular: singular, ...(min && { min }), ...(max && { max }) }
      return listOf(partOf(items), list, context)
    },
    string: () => stringField(schema, common, context),
  }
  const make = kinds[String(type)]
  if (!make) throw new Error(`${context.collection}: the editor has no field for "${name}" (${type}).`)
  const field = make()
  const isShared = 'i18n' in field && field.i18n === 'duplicate'
  return isShared ? { ...field, hint: [hint ?? '', context.labels.shared].join(' ').trim() } : field
}

type Common = Pick<Field, 'name' | 'label'> & { readonly required: boolean; readonly hint?: string | undefined }

function relationTo(collection: CollectionName, { type, minItems: min, maxItems: max }: Schema, common: Common): Field {
  const name = collection === 'team' ? 'name' : 'title'
  return {
    ...common,
    widget: 'relation',
    i18n: 'duplicate',
    collection,
    value_field: '{{slug}}',
    display_fields: [name],
    search_fields: [name],
    ...(type === 'array' && { multiple: true, ...(min && { min }), ...(max && { max }) }),
  }
}

function listOf(items: Schema, common: Common, context: FieldContext): Field {
  const list = { ...common, widget: 'list', i18n: true } as const
  if (items.oneOf) {
    const types = items.oneOf.map(({ properties: { type, ...properties } = {}, required = [] }) => {
      const name = String(partOf(type).const)
      const { label } = labelOf(context.labels, context.collection, name)
      return { name, label, fields: fieldsOf({ properties, required }, context) }
    })
    return { ...list, types, summary: '{{fields.title}}', collapsed: true }
  }
  if (items.properties) return { ...list, fields: fieldsOf(items, context), collapsed: 'auto' }
  return list
}

function stringField(schema: Schema, common: Common, { labels }: FieldContext): Field {
  const { enum: values, pattern, minLength: minlength, maxLength: maxlength } = schema
  const form = String(schema['form'] ?? '')
  const texts: { readonly options: Names; readonly patterns: Names } = labels
  if (values) {
    const options = values.map(String).map((value) => ({ value, label: texts.options[value] ?? value }))
    return { ...common, widget: 'select', i18n: 'duplicate', options }
  }
  if (form === 'picture') return { ...common, widget: 'image', i18n: 'duplicate', choose_url: false }
  if (form === 'day') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', i18n: 'duplicate' }
  const message = texts.patterns[form]
  return {
    ...common,
    widget: maxlength && maxlength > LONG_TEXT ? 'text' : 'string',
    i18n: form === 'video' ? 'duplicate' : true,
    use_emoji_autocomplete: false,
    ...(minlength && { minlength }),
    ...(maxlength && { maxlength }),
    ...(pattern && message && { pattern: [pattern, message] }),
  }
}
