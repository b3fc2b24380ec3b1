import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Callouts.module.css'

const callouts = [
  { key: 'certification', path: '/certification' },
  { key: 'speed', path: '/rapidite' },
  { key: 'confidentiality', path: '/confidentialite' },
] as const

/** The three promises that clients check first, each with its figure. */
export function Callouts() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('callouts.title')}>
      <ul className={styles.callouts}>
        {callouts.map(({ key, path }) => (
          <li key={key} className={styles.callout}>
            <p className={styles.figure}>{t(`callouts.${key}.figure`)}</p>
            <h3 className="cover-link">
              <Link href={path}>{t(`callouts.${key}.title`)}</Link>
            </h3>
            <p className={styles.text}>{t(`callouts.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
