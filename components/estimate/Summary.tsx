import { localizePath } from '../../renderer/addresses.ts'
import { formatDay } from '../../renderer/formatDay.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { quotePathOf } from '../../renderer/quoteServices.ts'
import { dayIn } from './delivery.ts'
import type { EstimateProps } from './Estimate.island.tsx'
import type { Choices } from './estimateState.ts'
import styles from './Estimate.module.css'

interface SummaryProps extends EstimateProps {
  readonly choices: Choices
}

/** The choices, the day and what comes next, for paper: there the fields and the links are left out. */
export function Summary({ choices: { service, source, targets, now }, rates, languages, services }: SummaryProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const names = new Map(languages)
  const pair = [[source], targets].map((codes) => codes.map((code) => names.get(code)).join(', '))
  const parts = [
    services.find(([one]) => one === service)?.[1],
    pair.filter(Boolean).join(' → '),
    formatDay(dayIn(now, rates.timeZone), locale),
  ]
  const address = new URL(localizePath(quotePathOf(service), locale), location.href)
  return (
    <div className={styles.printed}>
      <p>{parts.filter(Boolean).join('\u00a0· ')}</p>
      <p>
        {t('result.next')} <b>{address.host + address.pathname}</b>
      </p>
    </div>
  )
}
