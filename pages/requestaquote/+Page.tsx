import { useTranslation } from 'react-i18next'
import { Guarantee } from '../../components/agency/Guarantee/Guarantee.tsx'
import { FormWithAside } from '../../components/forms/FormWithAside/FormWithAside.tsx'
import { QuoteForm } from '../../components/forms/QuoteForm/QuoteForm.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { isPricedByCase, pricingOf, type QuoteService, serviceOfPath } from '../../renderer/quoteServices.ts'
import { nameOfService } from './nameOfService.ts'
import { Confidentiality, Terms } from './Terms.tsx'

/** The quote form, with the service of the address, and next to it what visitors may want to know before they send it. */
export function Page() {
  const { t } = useTranslation('quote')
  const { locale, urlLogical } = usePageContext()
  const service = serviceOfPath(urlLogical)
  const hasRates = !service || !isPricedByCase(service)
  const price = t(`form.price.${priceShownFor(service)}`)
  const title = service ? t('ofService.title', { service: nameOfService(service, locale) }) : t('hero.title')
  return (
    <>
      <PageHero title={title} lead={t('hero.lead')} />
      <FormWithAside
        title={t('form.title')}
        note={price}
        form={
          <>
            <QuoteForm {...(service && { service })} />
            <Guarantee>{t('guarantee')}</Guarantee>
          </>
        }
        asideTitle={t('terms.title')}
        aside={
          <>
            <Terms hasRates={hasRates} price={price} />
            <Confidentiality />
          </>
        }
      />
    </>
  )
}

/** Returns the key of the price in the form: two of the services priced case by case have a lowest price of their own. */
function priceShownFor(service: QuoteService | undefined) {
  return service === 'subtitles' || service === 'interpretation' ? service : pricingOf(service)
}
