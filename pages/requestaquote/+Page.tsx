import { useTranslation } from 'react-i18next'
import { Guarantee } from '../../components/agency/Guarantee/Guarantee.tsx'
import { FormWithAside } from '../../components/forms/FormWithAside/FormWithAside.tsx'
import { QuoteForm } from '../../components/forms/QuoteForm/QuoteForm.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { serviceAt } from '../../renderer/services.ts'
import { Confidentiality, Terms } from './Terms.tsx'
import { withinSentence } from './withinSentence.ts'

/** The quote form, with the service of the address, and next to it what visitors may want to know before they send it. */
export function Page() {
  const { t } = useTranslation(['quote', 'process'])
  const { locale, urlLogical } = usePageContext()
  const service = serviceAt(urlLogical, locale)
  const ofService = service?.price
    ? t('form.price', { price: withinSentence(service.price, locale) })
    : t('form.priceOnQuote')
  const price = service ? ofService : t('form.priceOfAny')
  const title = service ? t('ofService.title', { service: withinSentence(service.name, locale) }) : t('hero.title')
  return (
    <>
      <PageHero title={title} lead={t('hero.lead')} />
      <FormWithAside
        title={t('form.title')}
        note={price}
        form={<QuoteForm service={service} />}
        asideTitle={t('terms.title')}
        aside={
          <>
            <Terms hasRates={!service || service.estimate !== undefined} price={price} />
            <Confidentiality />
            <Guarantee>{t('process:correction')}</Guarantee>
          </>
        }
      />
    </>
  )
}
