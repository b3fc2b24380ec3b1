import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Timeline.module.css'

interface Milestone {
  readonly key: 'founding' | 'revision' | 'standard' | 'shop' | 'contracts' | 'app' | 'today'
  /** A month, `YYYY-MM`. */
  readonly month: string
  /** The page with more details. */
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
const years = new Set(milestones.map(({ month }) => month.slice(0, 4)))

/** The agency's milestones: the years along a footbridge. */
export function Timeline() {
  const { t } = useTranslation('about')
  return (
    <section className={styles.timeline} aria-labelledby="timeline">
      <h2 id="timeline">{t('timeline.title')}</h2>
      <ol className={styles.years}>
        {[...years].map((year) => (
          <li key={year}>
            <h3 className={styles.year}>{year}</h3>
            <ol className={styles.milestones}>
              {milestones
                .filter(({ month }) => month.startsWith(year))
                .map((milestone) => (
                  <MilestoneItem key={milestone.key} milestone={milestone} />
                ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}

function MilestoneItem({ milestone: { key, month, path } }: { milestone: Milestone }) {
  const { t } = useTranslation('about')
  const { locale } = usePageContext()
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const title = t(`timeline.milestones.${key}.title`)
  return (
    <li>
      <time className={styles.month} dateTime={month}>
        {format.format(new Date(month))}
      </time>
      <h4>{path ? <Link href={path}>{title}</Link> : title}</h4>
      <p>{t(`timeline.milestones.${key}.text`)}</p>
    </li>
  )
}
