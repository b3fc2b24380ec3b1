import { useTranslation } from 'react-i18next'
import { OfficeMap } from '../../components/agency/OfficeMap/OfficeMap.tsx'
import { ContactForm } from '../../components/forms/ContactForm/ContactForm.tsx'
import { FormWithAside } from '../../components/forms/FormWithAside/FormWithAside.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Banks } from './Banks.tsx'
import { DirectContacts, Phones } from './DirectContacts.tsx'

export function Page() {
  const { t } = useTranslation('contact')
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} tone="night" drawing={<OfficeMap priority />}>
        <Phones />
      </PageHero>
      <FormWithAside
        title={t('form.title')}
        form={<ContactForm />}
        asideTitle={t('direct.title')}
        aside={<DirectContacts />}
      />
      <Banks />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
