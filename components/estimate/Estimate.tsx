import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { quoteServices } from '../../renderer/quoteServices.ts'
import { translationOf } from '../../renderer/texts.ts'
import { draftKey } from '../forms/Form/draft.ts'
import { Island } from '../islands/Island.tsx'
import island from './Estimate.island.tsx'
import type { Rates } from './rates.ts'

/**
 * The island that counts and prices documents, with its data.
 *
 * @param props.children the text of the first screen, beside the bridge
 */
export function Estimate({ rates, children }: { readonly rates: Rates; readonly children: ReactNode }) {
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
    >
      {children}
    </Island>
  )
}
