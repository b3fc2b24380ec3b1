import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../../renderer/metadata.ts'
import { serviceAt } from '../../../renderer/services.ts'
import { translationOf } from '../../../renderer/texts.ts'
import { withinSentence } from '../withinSentence.ts'

/** Kept out of search engines: it is the page of the form, with one service selected. */
export function metadata({ locale, urlLogical }: PageContextServer): PageMetadata {
  const t = translationOf(locale).getFixedT(locale, 'quote')
  const service = withinSentence(serviceAt(urlLogical, locale)?.name ?? t('fields.anyService'), locale)
  return {
    title: t('ofService.title', { service }),
    description: t('ofService.description', { service }),
    index: false,
  }
}
