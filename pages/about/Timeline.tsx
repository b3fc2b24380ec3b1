import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Timeline.module.css'

/** The agency's milestones: the years along a footbridge. */
export function Timeline() {
  const { t } = useTranslation('about')
  const milestones = t('timeline.milestones', { returnObjects: true })
  const years = new Set(milestones.map(({ month }) => month.slice(0, 4)))
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
                  <MilestoneItem key={milestone.title} {...milestone} />
                ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface MilestoneProps {
  /** `YYYY-MM`. */
  readonly month: string
  readonly title: string
  readonly text: string
  /** The page with more details. */
  readonly link?: string | undefined
}

function MilestoneItem({ month, title, text, link }: MilestoneProps) {
  const { locale } = usePageContext()
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return (
    <li>
      <time className={styles.month} dateTime={month}>
        {format.format(new Date(month))}
      </time>
      <h4>{link ? <Link href={link}>{title}</Link> : title}</h4>
      <p>{text}</p>
    </li>
  )
}
