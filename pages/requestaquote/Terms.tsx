import type { ReactNode } from 'react'
import { useTranslation } from '../../renderer/useTranslation.ts'
import { Link } from '../../components/elements/Link/Link.tsx'
import styles from './Terms.module.css'

/** What follows, and what a quote will say, in brief: prices, time, confidentiality. */
export function Terms() {
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
        <Rates items={t('terms.prices.items', { returnObjects: true })} />
        <p>{t('terms.prices.note')}</p>
      </Term>
      <Term title={t('terms.turnaround.title')}>
        <Rates items={t('terms.turnaround.items', { returnObjects: true })} />
        <p>{t('terms.turnaround.note')}</p>
        <Link href="/rapidite">{t('terms.turnaround.link')}</Link>
      </Term>
      <Term title={t('terms.confidentiality.title')}>
        <p>{t('terms.confidentiality.text')}</p>
        <Link href="/confidentialite">{t('terms.confidentiality.link')}</Link>
      </Term>
    </div>
  )
}

function Term({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.term}>
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
