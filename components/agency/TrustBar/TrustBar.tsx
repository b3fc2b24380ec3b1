import { useTranslation } from 'react-i18next'
import gdpr from '../../../content/images/badge-gdpr.svg?url'
import iso from '../../../content/images/badge-iso.svg?url'
import security from '../../../content/images/badge-security.svg?url'
import { Link } from '../../elements/Link/Link.tsx'
import { Picture } from '../../elements/Picture/Picture.tsx'
import { attach } from '../../islands/attach.ts'
import badgesStyles from './Badges.module.css'
import styles from './TrustBar.module.css'

const badges = [
  { key: 'iso', picture: iso, path: '/certification' },
  { key: 'gdpr', picture: gdpr, path: '/confidentialite' },
  { key: 'security', picture: security, path: '/politique-securite' },
] as const

/** Trust at a glance: three figures, which count up when first seen, and three seals. */
export function TrustBar() {
  const { t } = useTranslation('trust')
  return (
    <section className={styles.bar} aria-label={t('label')} data-below-fold="">
      <div className={styles.inner}>
        <dl className={styles.stats} {...attach('counters', 'visible')}>
          {t('stats', { returnObjects: true }).map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Badges />
      </div>
    </section>
  )
}

/** The three seals that clients look for, each linked to the page that explains it. */
function Badges() {
  const { t } = useTranslation('trust')
  return (
    <ul className={badgesStyles.badges} aria-label={t('badges.label')}>
      {badges.map(({ key, picture, path }) => (
        <li key={key} className={badgesStyles.badge}>
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
