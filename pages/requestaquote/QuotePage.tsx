import { useTranslation } from 'react-i18next'
import { FormWithAside } from '../../components/forms/FormWithAside/FormWithAside.tsx'
import { QuoteForm } from '../../components/forms/QuoteForm/QuoteForm.tsx'
import { priceOf, type QuoteService } from '../../renderer/quoteServices.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { Hero } from './Hero.tsx'
import { nameOfService } from './nameOfService.ts'
import { Terms } from './Terms.tsx'

interface QuotePageProps {
  /** The preselected service, if the link named one. */
  readonly service?: QuoteService
}

/** The quote form, and next to it what visitors may want to know before they send it. */
export function QuotePage({ service }: QuotePageProps) {
  const { t } = useTranslation('quote')
  const { locale } = usePageContext()
  const title = service ? t('ofService.title', { service: nameOfService(service, locale) }) : t('hero.title')
  return (
    <>
      <Hero title={title} lead={t('hero.lead')} />
      <FormWithAside
        title={t('form.title')}
        note={t(`form.price.${priceOf(service)}`)}
        form={<QuoteForm {...(service && { service })} />}
        asideTitle={t('terms.title')}
        aside={<Terms {...(service && { service })} />}
      />
    </>
  )
}
