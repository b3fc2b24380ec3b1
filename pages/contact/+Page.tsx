import { useTranslation } from 'react-i18next'
import { ContactForm } from '../../components/forms/ContactForm/ContactForm.tsx'
import { FormWithAside } from '../../components/forms/FormWithAside/FormWithAside.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { Banks } from './Banks.tsx'
import { DirectContacts } from './DirectContacts.tsx'
import { Hero } from './Hero.tsx'

export function Page() {
  const { t } = useTranslation('contact')
  return (
    <>
      <Hero />
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
