import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import crossing from '../../content/images/hero-1.svg?url'
import planks from '../../content/images/hero-2.svg?url'
import shores from '../../content/images/hero-3.svg?url'
import styles from './Hero.module.css'

const pictures = [crossing, planks, shores]

/** The first screen: what the agency does, beside three slides, the first in view and the others to its right. */
export function Hero() {
  const { t } = useTranslation(['home', 'common'])
  const slides = t('hero.slides', { returnObjects: true })
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.kicker}>{t('hero.kicker')}</p>
        <h1>{t('common:site.tagline')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <div className={styles.actions}>
          <ButtonLink href="/requestaquote">{t('common:navigation.quote')}</ButtonLink>
          <ButtonLink href="/services" variant="secondary">
            {t('hero.services')}
          </ButtonLink>
        </div>
      </div>
      {/* Without a focus the keyboard could not scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} aria-label={t('hero.slidesLabel')} tabIndex={0}>
        <ul className={styles.slides}>
          {pictures.map((src, index) => {
            const slide = slides[index]
            return (
              slide && (
                <li key={src} className={styles.slide}>
                  <figure>
                    <Picture src={src} width={1600} height={900} alt={slide.imageAlt} priority={index === 0} />
                    <figcaption className={styles.caption}>
                      <p className={styles.tagline}>{slide.tagline}</p>
                      <p>{slide.intro}</p>
                    </figcaption>
                  </figure>
                </li>
              )
            )
          })}
        </ul>
      </section>
    </header>
  )
}
