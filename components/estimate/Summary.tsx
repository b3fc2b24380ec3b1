import { formatDay, WEEKDAY } from '../../renderer/formatDay.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { Ordinals } from '../../renderer/islands/Ordinals.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { deliveryDay } from './delivery.ts'
import { formatAmounts } from './price.ts'
import type { Rates } from './rates.ts'
import type { Choices, Total } from './total.ts'
import styles from './Result.module.css'

interface SummaryProps {
  readonly files: ReadonlyArray<{ readonly file: File }>
  readonly total: Total
  readonly choices: Pick<Choices, 'estimate'>
  readonly rates: Rates
}

/** An estimate on one line, in place of the price of any: the files, their words, the price and the day. */
export function Summary({ files, total, choices, rates }: SummaryProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const { words, price } = total
  if (!price) return null
  const day = deliveryDay(words, rates)
  const [amount = ''] = formatAmounts(price, locale)
  const told = [
    t('counted', { count: words }),
    choices.estimate === 'minimum' ? `${t('result.from')} ${amount}` : amount,
    day ? formatDay(day, locale, WEEKDAY) : t('result.dateOnQuote'),
  ]
  return (
    <p className={styles.summary} data-summary="">
      {files.length > 0 && <b>{files.map(({ file }) => file.name).join(', ')}</b>}
      {told.map((one) => (
        <span key={one}>
          <Ordinals>{one}</Ordinals>
        </span>
      ))}
    </p>
  )
}
