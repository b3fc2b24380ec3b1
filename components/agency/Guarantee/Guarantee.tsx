import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Guarantee.module.css'

interface GuaranteeProps {
  /** Its conditions. */
  readonly children: ReactNode
}

/** The guarantee in one line, and its conditions. */
export function Guarantee({ children }: GuaranteeProps) {
  const { t } = useTranslation('process')
  return (
    <div className={styles.guarantee}>
      <p className={styles.promise}>{t('promise')}</p>
      <p>{children}</p>
    </div>
  )
}
