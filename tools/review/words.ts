import type { Locale } from '../../renderer/languages.ts'
import { writerLanguage } from '../content/messages/catalogue.ts'
import english from './words.en.json' with { type: 'json' }
import french from './words.fr.json' with { type: 'json' }

/** The texts of a review in one language. */
export type Words = typeof french

const catalogues = { fr: french, en: english }

/** Returns the texts in a language of the site. */
export function wordsOf(locale: Locale): Words {
  return catalogues[writerLanguage(locale)]
}
