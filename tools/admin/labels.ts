import { z } from 'zod'
import type { CollectionName } from '../../content/collections.ts'
import type { Locale } from '../../renderer/languages.ts'
import { writerLanguage } from '../check/messages/catalogue.ts'
import english from './labels.en.json' with { type: 'json' }
import french from './labels.fr.json' with { type: 'json' }

const label = z.strictObject({ label: z.string(), hint: z.string().optional() })

const catalogue = z.strictObject({
  /** Collections, and the files of texts. */
  collections: z.record(z.string(), z.strictObject({ label: z.string(), singular: z.string() })),
  /** Keys of the front matter: `title`, or `services.title` where a collection calls it otherwise. */
  fields: z.record(z.string(), label),
  /** Words that a key may have. */
  options: z.record(z.string(), z.string()),
  /** What a text has to look like, by its form. */
  patterns: z.record(z.string(), z.string()),
  slug: z.strictObject({ hint: z.string(), pattern: z.string() }),
  /** Components, by their names in texts. */
  components: z.record(z.string(), z.string()),
  inside: z.string(),
  table: z.strictObject({ label: z.string(), hint: z.string(), default: z.string() }),
})

/** The labels and hints of the editor in one language. */
export type Labels = z.infer<typeof catalogue>

/** Returns the labels for whoever writes in a language of the site. */
export function labelsOf(locale: Locale): Labels {
  return catalogue.parse(writerLanguage(locale) === 'fr' ? french : english)
}

/** Returns the label and the hint of a key of a collection; its name where the catalogue has none. */
export function labelOf(labels: Labels, collection: CollectionName, name: string): z.infer<typeof label> {
  return labels.fields[`${collection}.${name}`] ?? labels.fields[name] ?? { label: name }
}
