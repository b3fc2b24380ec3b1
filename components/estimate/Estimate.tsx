import { useTranslation } from 'react-i18next'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { quoteServices } from '../../renderer/quoteServices.ts'
import { translationOf } from '../../renderer/texts.ts'
import { draftKey } from '../forms/Form/draft.ts'
import { Island } from '../islands/Island.tsx'
import island from './Estimate.island.tsx'
import type { Rates } from './rates.ts'

/** The island that counts and prices documents, with its data. */
export function Estimate({ rates }: { readonly rates: Rates }) {
  const { locale } = usePageContext()
  const { t } = useTranslation('quote')
  const languages: Readonly<Record<string, string>> = translationOf(locale).getResourceBundle(locale, 'languages')
  const services = quoteServices.map((service) => [service, t(`fields.services.${service}`)] as const)
  return (
    <Island
      island={island}
      when="touched"
      stored={draftKey('quote')}
      props={{ rates, languages: Object.entries(languages), services }}
    />
  )
}
