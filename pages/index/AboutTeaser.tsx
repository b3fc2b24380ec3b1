import { useTranslation } from 'react-i18next'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import teamPicture from '../../content/images/team.svg?url'
import { MoreLink } from './MoreLink.tsx'
import styles from './AboutTeaser.module.css'

/** The agency in two paragraphs. */
export function AboutTeaser() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.about} aria-labelledby="about-title" data-below-fold="">
      <Picture src={teamPicture} width={1600} height={900} alt={t('about.imageAlt')} />
      <div>
        <h2 id="about-title">{t('about.title')}</h2>
        <p className={styles.story}>{t('about.story')}</p>
        <MoreLink href="/about">{t('about.link')}</MoreLink>
      </div>
    </section>
  )
}
