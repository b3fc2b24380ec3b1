import { useTranslation } from '../../renderer/useTranslation.ts'
import { FormWithAside } from '../../components/forms/FormWithAside/FormWithAside.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { QuoteForm } from '../../components/forms/QuoteForm/QuoteForm.tsx'
import { Terms } from './Terms.tsx'

export function Page() {
  const { t } = useTranslation('quote')
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <FormWithAside title={t('form.title')} form={<QuoteForm />} asideTitle={t('terms.title')} aside={<Terms />} />
    </>
  )
}
