import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import team from '../../content/images/team.svg?url'
import styles from './AboutTeaser.module.css'

/** Who the agency is, in two paragraphs. */
export function AboutTeaser() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.about} aria-labelledby="about-title" data-below-fold="">
      <Picture src={team} width={1600} height={900} alt={t('about.imageAlt')} />
      <div className={styles.text}>
        <h2 id="about-title">{t('about.title')}</h2>
        <p className={styles.story}>{t('about.story')}</p>
        <p>{t('about.work')}</p>
        <p>
          <ButtonLink href="/about" variant="secondary">
            {t('about.link')}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
