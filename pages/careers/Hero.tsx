import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import tall from '../../content/images/languages-tall.svg?url'
import wide from '../../content/images/languages-wide.svg?url'
import styles from './Hero.module.css'

interface HeroProps {
  /** A `mailto:` link. */
  readonly mail: string
}

/** The profiles wanted; above them, the names of languages in their own scripts, full width. */
export function Hero({ mail }: HeroProps) {
  const { t } = useTranslation('careers')
  return (
    <header className={styles.hero}>
      <div className={`${styles.text} split`}>
        <h1>{t('hero.title')}</h1>
        <div className={styles.more}>
          <p>{t('hero.lead')}</p>
          <ButtonLink href={mail}>{t('apply.label')}</ButtonLink>
        </div>
      </div>
      <figure className={styles.specimen}>
        <picture>
          <source media="(width <= 40em)" srcSet={tall} width={800} height={1020} />
          <img src={wide} width={1600} height={528} alt={t('hero.specimen')} fetchPriority="high" decoding="async" />
        </picture>
        <figcaption>{t('hero.caption')}</figcaption>
      </figure>
    </header>
  )
}
