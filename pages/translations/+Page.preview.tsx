import { useTranslation } from 'react-i18next'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { languages, locales } from '../../renderer/languages.ts'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { DocumentTable } from './DocumentTable.tsx'
import styles from './page.module.css'

/** The translation status of every document: for writers, so in previews only, not in the production site. */
export function Page() {
  const { t } = useTranslation('translations')
  const { collections, hasEditor, upToDate } = useData<Data>()
  return (
    <>
      <PageHero kicker={t('hero.kicker')} title={t('hero.title')} lead={t('hero.lead')}>
        <ul className={styles.summary}>
          {locales.map((locale) => (
            <li key={locale}>{t('upToDate', { language: languages[locale].name, ...upToDate[locale] })}</li>
          ))}
        </ul>
        {hasEditor && (
          <p>
            <a href="/admin">{t('editor')}</a>
          </p>
        )}
      </PageHero>
      {collections.map(({ name, documents }) => (
        <Section key={name} title={t(`collections.${name}`, { defaultValue: name })}>
          <DocumentTable documents={documents} />
        </Section>
      ))}
    </>
  )
}
