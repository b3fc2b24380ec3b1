import { z } from 'zod'
import {
  type CollectionName,
  collections,
  formOf,
  isCollectionName,
  type TextForm,
} from '../../../content/collections.ts'
import { type Snippet, snippetOf } from './snippet.ts'
import { Tabstops } from './tabstops.ts'

const collectionNames = Object.keys(collections).filter(isCollectionName)

/** For each collection the whole frontmatter of a document, with what it must have. */
export function documentSnippets(): Record<string, Snippet> {
  return Object.fromEntries(
    collectionNames.map((name) => {
      const lines = writeGroup(collections[name].schema, new Tabstops(), '')
      const body = ['---', ...lines, 'draft: true', '---', '', '$0']
      return [`frontmatter of ${name}`, snippetOf(['frontmatter', name], body, `The keys of a document in ${name}`)]
    }),
  )
}

/** Each key by itself, once for all collections in which it is written alike. */
export function keySnippets(): Record<string, Snippet> {
  const alike = new Map<string, { key: string; body: string[]; names: CollectionName[] }>()
  for (const name of collectionNames) {
    for (const [key, schema] of Object.entries(collections[name].schema.shape)) {
      const body = writeKey(key, schema, new Tabstops(), '')
      const id = body.join('\n')
      alike.set(id, { key, body, names: [...(alike.get(id)?.names ?? []), name] })
    }
  }
  return Object.fromEntries(
    [...alike.values()]
      // The command writes it: npm run status -- --confirm.
      .filter(({ key }) => key !== 'translatedFrom')
      .map(({ key, body, names }) => {
        const where = names.join(', ')
        return [`${key} of ${where}`, snippetOf(key, body, `A key of a document in ${where}`)]
      }),
  )
}

function writeGroup(group: z.ZodObject, stops: Tabstops, indent: string): string[] {
  const required = Object.entries(group.shape).filter(([, schema]) => !(schema instanceof z.ZodOptional))
  return required.flatMap(([key, schema]) => writeKey(key, schema, stops, indent))
}

function writeKey(key: string, schema: unknown, stops: Tabstops, indent: string): string[] {
  if (schema instanceof z.ZodOptional) return writeKey(key, schema.unwrap(), stops, indent)
  if (schema instanceof z.ZodObject) return [`${indent}${key}:`, ...writeGroup(schema, stops, `${indent}  `)]
  if (schema instanceof z.ZodArray) {
    const { minItems = 1 } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    const items = Array.from({ length: minItems }, () => writeItem(key, schema.element, stops, `${indent}  `))
    return [`${indent}${key}:`, ...items.flat()]
  }
  return [`${indent}${key}: ${writeValue(key, schema, stops)}`]
}

function writeItem(key: string, schema: unknown, stops: Tabstops, indent: string): string[] {
  // Of several kinds of entries the first.
  if (schema instanceof z.ZodUnion) return writeItem(key, schema.options[0], stops, indent)
  if (!(schema instanceof z.ZodObject)) return [`${indent}- ${writeValue(key, schema, stops)}`]
  const [first = '', ...rest] = writeGroup(schema, stops, `${indent}  `)
  return [`${indent}- ${first.trimStart()}`, ...rest]
}

const BY_FORM: Readonly<Record<TextForm, (stops: Tabstops) => string>> = {
  day: () => '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE',
  document: (stops) => stops.text('file-name'),
  picture: (stops) => `../../images/${stops.text('name.jpg')}`,
  video: (stops) => `../../videos/${stops.text('name.mp4')}`,
  link: (stops) => stops.text('/contact'),
  textName: (stops) => stops.text('abcdef01'),
}

function writeValue(key: string, schema: unknown, stops: Tabstops): string {
  const form = formOf(schema)
  if (form) return BY_FORM[form](stops)
  if (schema instanceof z.ZodEnum) return stops.choice(schema.options.map(String))
  if (schema instanceof z.ZodLiteral) return String(schema.value)
  if (schema instanceof z.ZodBoolean) return 'true'
  if (schema instanceof z.ZodNumber) return stops.text('1')
  return `"${stops.text(key)}"`
}
