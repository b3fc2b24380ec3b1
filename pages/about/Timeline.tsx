import { useTranslation } from 'react-i18next'
import { Link } from '../../components/Link/Link.tsx'
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Timeline.module.css'

interface Milestone {
  readonly key: 'founding' | 'revision' | 'standard' | 'shop' | 'contracts' | 'app' | 'today'
  /** A month, `YYYY-MM`. */
  readonly month: string
  /** The page that tells more. */
  readonly path?: string
}

const milestones: readonly Milestone[] = [
  { key: 'founding', month: '2024-03' },
  { key: 'revision', month: '2024-10' },
  { key: 'standard', month: '2025-04', path: '/certification' },
  { key: 'shop', month: '2025-09', path: '/ecommerceLocalization' },
  { key: 'contracts', month: '2026-02', path: '/legal-translation' },
  { key: 'app', month: '2026-03', path: '/app-ui-adaptation' },
  { key: 'today', month: '2026-11' },
]

/** The agency's milestones, from its founding on. */
export function Timeline() {
  const { t } = useTranslation('about')
  const { locale } = usePageContext()
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <SplitSection title={t('timeline.title')}>
      <ol className={styles.timeline}>
        {milestones.map(({ key, month, path }) => {
          const title = t(`timeline.milestones.${key}.title`)
          return (
            <li key={key}>
              <time className={styles.month} dateTime={month}>
                {format.format(new Date(month))}
              </time>
              <h3>{path ? <Link href={path}>{title}</Link> : title}</h3>
              <p>{t(`timeline.milestones.${key}.text`)}</p>
            </li>
          )
        })}
      </ol>
    </SplitSection>
  )
}
