import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/CallToAction/CallToAction.tsx'
import { ContactForm } from '../../components/ContactForm/ContactForm.tsx'
import { FormWithAside } from '../../components/FormWithAside/FormWithAside.tsx'
import { Offices } from '../../components/Offices/Offices.tsx'
import { PageHero } from '../../components/PageHero/PageHero.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { DirectContacts } from './DirectContacts.tsx'

export function Page() {
  const { t } = useTranslation('contact')
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <FormWithAside
        title={t('form.title')}
        form={<ContactForm />}
        asideTitle={t('direct.title')}
        aside={<DirectContacts />}
      />
      <Section title={t('offices.title')} lead={t('offices.lead')}>
        <Offices />
      </Section>
      <CallToAction
        title={t('callToAction.title')}
        text={t('callToAction.text')}
        label={t('callToAction.label')}
        href="/requestaquote"
      />
    </>
  )
}
