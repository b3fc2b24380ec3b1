import { useTranslation } from 'react-i18next'
import tall from '../../content/images/languages-tall.svg?url'
import wide from '../../content/images/languages-wide.svg?url'
import styles from './Specimen.module.css'

/** The names of languages in their own scripts, across the window. */
export function Specimen() {
  const { t } = useTranslation('careers')
  return (
    <figure className={styles.specimen} data-band="">
      <picture>
        <source media="(width <= 40em)" srcSet={tall} width={800} height={1046} />
        <img src={wide} width={1600} height={544} alt={t('hero.specimen')} fetchPriority="high" decoding="async" />
      </picture>
      <figcaption>{t('hero.caption')}</figcaption>
    </figure>
  )
}
