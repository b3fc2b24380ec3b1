import type { CollectionName } from '../../content/collections.ts'
import type { Locale } from '../../renderer/languages.ts'
import { writerLanguage } from '../content/messages/catalogue.ts'
import english from './labels.en.json' with { type: 'json' }
import french from './labels.fr.json' with { type: 'json' }

/** The labels, hints and messages of the editor in one language. Fields are named `title`, or `services.title` for one kind. */
export type Labels = typeof french

interface Label {
  readonly label: string
  /** The name of one item of a list. */
  readonly singular?: string
  readonly hint?: string
}

/** Returns the labels for writers of a language. */
export function labelsOf(locale: Locale): Labels {
  return writerLanguage(locale) === 'fr' ? french : english
}

/** Returns the label and the hint of a key of a collection; without an entry in the catalogue, its name. */
export function labelOf(labels: Labels, collection: CollectionName, name: string): Label {
  const fields: Readonly<Record<string, Label>> = labels.fields
  return fields[`${collection}.${name}`] ?? fields[name] ?? { label: name }
}
