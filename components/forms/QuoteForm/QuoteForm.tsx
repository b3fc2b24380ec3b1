import { useTranslation } from 'react-i18next'
import { dayOfBuild } from '../../../renderer/content.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { listServices, type Service } from '../../../renderer/services.ts'
import { translationOf } from '../../../renderer/texts.ts'
import { ratesIn } from '../../estimate/ratesIn.ts'
import { FormIsland } from '../Form/FormIsland.tsx'
import island, { DOCUMENT_TYPES_ID, LANGUAGES_ID } from './QuoteForm.island.tsx'

interface QuoteFormProps {
  /** The service that a link has preselected. */
  readonly service?: Service | undefined
  /** Whether it opens at the documents and their price. */
  readonly isEstimate?: boolean
}

/** The request for a quote, which counts and prices documents. */
export function QuoteForm({ service, isEstimate = false }: QuoteFormProps) {
  const { locale } = usePageContext()
  const { t } = useTranslation('quote')
  const languages: Readonly<Record<string, string>> = translationOf(locale).getResourceBundle(locale, 'languages')
  return (
    <>
      <FormIsland
        island={island}
        name="quote"
        more={{
          words: t('fields', { returnObjects: true }),
          madeOn: dayOfBuild(),
          rates: ratesIn(locale),
          isEstimate,
          services: listServices(locale),
          ...(service && { service: service.staffName }),
        }}
      />
      <Suggestions id={DOCUMENT_TYPES_ID} texts={t('documentTypes', { returnObjects: true })} />
      <Suggestions id={LANGUAGES_ID} texts={Object.values(languages)} />
    </>
  )
}

function Suggestions({ id, texts }: { readonly id: string; readonly texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </datalist>
  )
}
