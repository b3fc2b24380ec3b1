import { useTranslation } from 'react-i18next'
import { ContactForm } from '../../components/forms/ContactForm/ContactForm.tsx'
import { FormWithAside } from '../../components/forms/FormWithAside/FormWithAside.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { siteConfig } from '../../site.config.ts'
import { Bridges } from './Bridges.tsx'
import { DirectContacts, Phones } from './DirectContacts.tsx'
import { Offices } from './Offices.tsx'

export function Page() {
  const { t } = useTranslation('contact')
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        tone="night"
        drawing={siteConfig.offices.length > 1 && <Bridges />}
      >
        <Phones />
      </PageHero>
      <FormWithAside
        title={t('form.title')}
        form={<ContactForm />}
        asideTitle={t('direct.title')}
        aside={<DirectContacts />}
      />
      <Offices />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
