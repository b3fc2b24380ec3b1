import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../elements/Link/Link.tsx'
import { attach } from '../../islands/attach.ts'
import { Section } from '../../layout/Section/Section.tsx'
import styles from './Faq.module.css'

interface FaqProps {
  /** The number of questions to show, the most asked first; all by default. */
  readonly count?: number
  /** Shown under the questions: a link to the others. */
  readonly children?: ReactNode
}

/** Frequently asked questions; one answer is open at a time. */
export function Faq({ count, children }: FaqProps) {
  const { t } = useTranslation('faq')
  return (
    <Section title={t('title')} id="faq">
      <div className={styles.list} {...attach('faq', 'touched')}>
        {t('items', { returnObjects: true })
          .slice(0, count)
          .map(({ q, a, ...item }) => (
            <details key={q} name="faq" className={styles.item}>
              <summary className={styles.question}>
                <h3>{q}</h3>
              </summary>
              <p className={styles.answer}>
                {a}
                {'link' in item && item.link !== undefined && (
                  <>
                    {' '}
                    <Link href="/estimate">{item.link}</Link>
                  </>
                )}
              </p>
            </details>
          ))}
      </div>
      {children}
    </Section>
  )
}
