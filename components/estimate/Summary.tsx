import { formatDay } from '../../renderer/formatDay.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { dayIn } from './delivery.ts'
import type { EstimateProps } from './Estimate.island.tsx'
import type { Choices } from './estimateState.ts'
import styles from './Estimate.module.css'

interface SummaryProps extends EstimateProps {
  readonly choices: Choices
}

/** The choices and the day, for paper: there the fields are left out. */
export function Summary({ choices: { service, source, targets, now }, rates, languages, services }: SummaryProps) {
  const { locale } = useIslandSetting()
  const names = new Map(languages)
  const pair = [[source], targets].map((codes) => codes.map((code) => names.get(code)).join(', '))
  const parts = [
    services.find(([one]) => one === service)?.[1],
    pair.filter(Boolean).join(' → '),
    formatDay(dayIn(now, rates.timeZone), locale),
  ]
  return <p className={styles.printed}>{parts.filter(Boolean).join(' · ')}</p>
}
