import { useTranslation } from '../../../renderer/useTranslation.ts'
import { Section } from '../../layout/Section/Section.tsx'
import { attach } from '../../islands/attach.ts'
import styles from './Faq.module.css'

/** What clients ask before they write; one answer is open at a time. */
export function Faq() {
  const { t } = useTranslation('faq')
  return (
    <Section title={t('title')} lead={t('lead')} id="faq">
      <div className={styles.list} {...attach('faq', 'touched')}>
        {t('items', { returnObjects: true }).map(({ q, a }) => (
          <details key={q} name="faq" className={styles.item}>
            <summary className={styles.question}>
              <h3>{q}</h3>
            </summary>
            <p className={styles.answer}>{a}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
