import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import picture from '../../content/images/legal-translation.svg?url'
import styles from './Example.module.css'

/** Three days that were told in a case study, with its picture. */
export function Example() {
  const { t } = useTranslation('speed')
  const headingId = useId()
  return (
    <section className={styles.example} aria-labelledby={headingId}>
      <Picture src={picture} width={1600} height={900} alt="" />
      <div className={styles.text}>
        <h2 id={headingId}>{t('example.title')}</h2>
        <p>{t('example.text')}</p>
        <ButtonLink href="/legal-translation" variant="secondary">
          {t('example.link')}
        </ButtonLink>
      </div>
    </section>
  )
}
