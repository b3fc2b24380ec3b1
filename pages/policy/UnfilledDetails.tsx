import { useTranslation } from 'react-i18next'
import { unfilledDetailsOf } from '../../renderer/agencyDetails.ts'
import type { Entry } from '../../renderer/entry.ts'
import { languages } from '../../renderer/languages.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { siteConfig } from '../../site.config.ts'
import styles from './UnfilledDetails.module.css'

/** Lists, in previews, the details of site.config.ts that a policy uses and the agency has not filled in yet. */
export function UnfilledDetails({ policy }: { readonly policy: Entry<'policies'> }) {
  const { t } = useTranslation('agency')
  const { locale } = usePageContext()
  const unfilled = unfilledDetailsOf(policy)
  if (!siteConfig.isPreview || unfilled.length === 0) return null
  const list = new Intl.ListFormat(languages[locale].tag, { type: 'conjunction' })
  return (
    <p className={styles.notice}>
      <strong>{t('unfilled.title')}</strong>{' '}
      {t('unfilled.text', { details: list.format(unfilled.map((name) => t(`details.${name}`))) })}
    </p>
  )
}
