import { useTranslation } from 'react-i18next'
import gdpr from '../../../content/images/badge-gdpr.svg?url'
import iso from '../../../content/images/badge-iso.svg?url'
import security from '../../../content/images/badge-security.svg?url'
import { Link } from '../../elements/Link/Link.tsx'
import { Picture } from '../../elements/Picture/Picture.tsx'
import styles from './Badges.module.css'

const badges = [
  { key: 'iso', picture: iso, path: '/certification' },
  { key: 'gdpr', picture: gdpr, path: '/confidentialite' },
  { key: 'security', picture: security, path: '/politique-securite' },
] as const

/** The three seals that clients look for, each linked to the page that explains it. */
export function Badges() {
  const { t } = useTranslation('trust')
  return (
    <ul className={styles.badges} aria-label={t('badges.label')}>
      {badges.map(({ key, picture, path }) => (
        <li key={key} className={`${styles.badge} cover-link`}>
          <Picture src={picture} width={160} height={160} alt="" />
          <div>
            <Link href={path}>{t(`badges.${key}.title`)}</Link>
            <p>{t(`badges.${key}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
