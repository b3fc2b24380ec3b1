import { useTranslation } from 'react-i18next'
import { unfilledDetailsOf } from '../../../renderer/agencyDetails.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { languages } from '../../../renderer/languages.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './UnfilledDetails.module.css'

/** Lists the details of site.config.ts that a document uses and the agency has not filled in yet, if any. */
export function UnfilledDetails({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('agency')
  const { locale } = usePageContext()
  const unfilled = unfilledDetailsOf(entry)
  if (unfilled.length === 0) return null
  const list = new Intl.ListFormat(languages[locale].tag, { type: 'conjunction' })
  return (
    <p className={styles.notice}>
      <strong>{t('unfilled.title')}</strong>{' '}
      {t('unfilled.text', { details: list.format(unfilled.map((name) => t(`details.${name}`))) })}
    </p>
  )
}
