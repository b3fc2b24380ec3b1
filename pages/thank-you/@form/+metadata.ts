import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../../renderer/metadata.ts'
import { translationOf } from '../../../renderer/texts.ts'
import { thankedFormOf } from '../../../renderer/thanks.ts'

export function metadata({ locale, urlLogical }: PageContextServer): PageMetadata {
  const t = translationOf(locale).getFixedT(locale, 'thankYou')
  const form = thankedFormOf(urlLogical) ?? 'any'
  // The heading is a sentence; in a tab, its full stop would stand before the agency's name.
  return { title: t(`${form}.title`).replace(/\.$/, ''), description: t(`${form}.lead`), index: false }
}
