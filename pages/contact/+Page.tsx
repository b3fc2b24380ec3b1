import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { ContactForm } from '../../components/forms/ContactForm/ContactForm.tsx'
import { FormWithAside } from '../../components/forms/FormWithAside/FormWithAside.tsx'
import { OfficeAddress } from '../../components/agency/Offices/OfficeAddress.tsx'
import { officeNames, telephoneHref } from '../../components/agency/Offices/offices.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import banksStyles from './Banks.module.css'
import { siteConfig } from '../../site.config.ts'
import directContactsStyles from './DirectContacts.module.css'
import { OfficeMap } from '../../components/agency/OfficeMap/OfficeMap.tsx'
import heroStyles from './Hero.module.css'

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

/** Both offices, one on each bank, with a footbridge between them. */
function Banks() {
  const { t } = useTranslation('contact')
  return (
    <Section title={t('offices.title')} lead={t('offices.lead')} tone="surface">
      <ul className={banksStyles.banks}>
        {officeNames.map((office) => (
          <li key={office}>
            <h3>{t(`map.${office}`)}</h3>
            <address>
              <OfficeAddress office={office} />
            </address>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Direct contacts, for visitors in a hurry. */
function DirectContacts() {
  const { t } = useTranslation(['contact', 'common'])
  return (
    <>
      <p className={directContactsStyles.lead}>{t('direct.lead')}</p>
      <dl className={directContactsStyles.ways}>
        <div>
          <dt>{t('direct.phone')}</dt>
          {officeNames.map((office) => {
            const { phone } = siteConfig.offices[office]
            return (
              <dd key={office}>
                {t(`common:offices.${office}`)}
                <a className={directContactsStyles.phone} href={telephoneHref(phone)}>
                  {phone}
                </a>
              </dd>
            )
          })}
        </div>
        <div>
          <dt>{t('direct.chat')}</dt>
          <dd>
            <a href={siteConfig.offices.canada.chat}>{t('common:footer.chatCanada')}</a>
          </dd>
          <dd>
            <a href={siteConfig.offices.cameroon.chat}>{t('common:footer.chatCameroon')}</a>
          </dd>
        </div>
        <div>
          <dt>{t('direct.email')}</dt>
          <dd>
            <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('direct.support')}</dt>
          <dd>{t('direct.supportHours')}</dd>
        </div>
      </dl>
    </>
  )
}

/** The head of the page. */
function Hero() {
  const { t } = useTranslation('contact')
  return (
    <header className={heroStyles.hero} data-tone="night">
      <div className={heroStyles.text}>
        <h1>{t('hero.title')}</h1>
        <p className={heroStyles.lead}>{t('hero.lead')}</p>
      </div>
      <OfficeMap priority />
    </header>
  )
}
