import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import styles from './Example.module.css'

/** A three-day project from a case study. */
export function Example() {
  const { t } = useTranslation('speed')
  return (
    <section className={styles.example} aria-labelledby="example">
      <h2 id="example">{t('example.title')}</h2>
      <div className={styles.text}>
        <p>{t('example.text')}</p>
        <ButtonLink href={t('example.link')} variant="secondary">
          {t('example.label')}
        </ButtonLink>
      </div>
    </section>
  )
}
