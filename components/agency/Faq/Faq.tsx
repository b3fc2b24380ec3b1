import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../elements/Link/Link.tsx'
import { Section } from '../../layout/Section/Section.tsx'
import { attach } from '../../islands/attach.ts'
import styles from './Faq.module.css'

interface FaqProps {
  /** How many questions, the most asked first; without it, all. */
  readonly count?: number
  /** Under the questions: the way to the others. */
  readonly children?: ReactNode
}

/** What clients ask before they write; one answer is open at a time. */
export function Faq({ count, children }: FaqProps) {
  const { t } = useTranslation('faq')
  return (
    <Section title={t('title')} lead={t('lead')} id="faq" hasDeck={false}>
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
