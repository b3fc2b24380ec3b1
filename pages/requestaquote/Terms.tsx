import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import styles from './Terms.module.css'

interface TermsProps {
  /** Whether the service has a price per word or per hour. */
  readonly hasRates: boolean
  /** What is said of the price of one that hasn't. */
  readonly price: string
}

/** The next steps, and a summary of the terms: prices and lead time. */
export function Terms({ hasRates, price }: TermsProps) {
  const { t } = useTranslation('quote')
  return (
    <div className={styles.terms}>
      <Term title={t('terms.next.title')}>
        <ol className={styles.steps}>
          {t('terms.next.steps', { returnObjects: true }).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Term>
      <Term title={t('terms.prices.title')}>
        {hasRates && <Rates items={t('terms.prices.items', { returnObjects: true })} />}
        {hasRates ? <Link href="/estimate">{t('terms.prices.link')}</Link> : <p>{price}</p>}
      </Term>
      {hasRates && (
        <Term title={t('terms.turnaround.title')}>
          <Rates items={t('terms.turnaround.items', { returnObjects: true })} />
          <Link href="/rapidite">{t('terms.turnaround.link')}</Link>
        </Term>
      )}
    </div>
  )
}

/** How documents stay confidential. */
export function Confidentiality() {
  const { t } = useTranslation('quote')
  return (
    <div className={`${styles.confidentiality} finger-links`}>
      <h3>{t('terms.confidentiality.title')}</h3>
      <p>{t('terms.confidentiality.text')}</p>
      <Link href="/confidentialite">{t('terms.confidentiality.link')}</Link>
    </div>
  )
}

function Term({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${styles.term} finger-links`}>
      <h4>{title}</h4>
      {children}
    </div>
  )
}

function Rates({ items }: { items: ReadonlyArray<{ readonly figure: string; readonly label: string }> }) {
  return (
    <dl className={styles.rates}>
      {items.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
