import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../layout/Logo/Logo.tsx'
import styles from './Guarantee.module.css'

interface GuaranteeProps {
  /** Its conditions. */
  readonly children: ReactNode
}

/** The guarantee as a line of type, next to the footbridge. */
export function Guarantee({ children }: GuaranteeProps) {
  const { t } = useTranslation('process')
  return (
    <div className={styles.guarantee}>
      <Logo />
      <div>
        <p className={styles.promise}>{t('promise')}</p>
        <p>{children}</p>
      </div>
    </div>
  )
}
