import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import picture from '../../content/images/legal-translation.svg?url'
import styles from './Example.module.css'

/** A three-day project from a case study, with its picture. */
export function Example() {
  const { t } = useTranslation('speed')
  return (
    <section className={styles.example} aria-labelledby="example">
      <Picture src={picture} width={1600} height={900} alt="" />
      <div className={styles.text}>
        <h2 id="example">{t('example.title')}</h2>
        <p>{t('example.text')}</p>
        <ButtonLink href="/legal-translation" variant="secondary">
          {t('example.link')}
        </ButtonLink>
      </div>
    </section>
  )
}
