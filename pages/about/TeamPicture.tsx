import { useTranslation } from 'react-i18next'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import team from '../../content/images/team.svg?url'
import styles from './TeamPicture.module.css'

/** The picture of the three people who run the agency. */
export function TeamPicture() {
  const { t } = useTranslation('about')
  return (
    <figure className={`${styles.figure} screen-only`}>
      <Picture src={team} width={1600} height={900} alt={t('team.pictureAlt')} />
      <figcaption>{t('team.caption')}</figcaption>
    </figure>
  )
}
