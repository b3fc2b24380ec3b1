import { z } from 'zod'
import type { CollectionName } from '../../content/collections.ts'
import type { Locale } from '../../renderer/languages.ts'
import { writerLanguage } from '../content/messages/catalogue.ts'
import english from './labels.en.json' with { type: 'json' }
import french from './labels.fr.json' with { type: 'json' }

const label = z.strictObject({
  label: z.string(),
  /** The name of one item of a list. */
  singular: z.string().optional(),
  hint: z.string().optional(),
})

const catalogue = z.strictObject({
  /** By collection; `strings` is the files of texts. */
  collections: z.record(z.string(), z.strictObject({ label: z.string(), singular: z.string() })),
  /** By key of the front matter: `title`, or `services.title` for one collection. */
  fields: z.record(z.string(), label),
  /** By keyword that is the value of a key. */
  options: z.record(z.string(), z.string()),
  /** The messages for texts that do not match their pattern, by the form of the text. */
  patterns: z.record(z.string(), z.string()),
  slug: z.strictObject({ hint: z.string(), pattern: z.string() }),
  /** By name of a component, with the hints of its attributes. */
  components: z.record(
    z.string(),
    z.strictObject({ label: z.string(), hint: z.string(), attributes: z.record(z.string(), z.string()) }),
  ),
  /** What the editor says instead of overwriting somebody's change. */
  conflict: z.string(),
  /** The hint of a field that all languages share. */
  shared: z.string(),
  inside: z.string(),
  table: z.strictObject({ label: z.string(), hint: z.string(), default: z.string() }),
})

/** The labels and hints of the editor in one language. */
export type Labels = z.infer<typeof catalogue>

/** Returns the labels for writers of a language. */
export function labelsOf(locale: Locale): Labels {
  return catalogue.parse(writerLanguage(locale) === 'fr' ? french : english)
}

/** Returns the label and the hint of a key of a collection; without an entry in the catalogue, its name. */
export function labelOf(labels: Labels, collection: CollectionName, name: string): z.infer<typeof label> {
  return labels.fields[`${collection}.${name}`] ?? labels.fields[name] ?? { label: name }
}
