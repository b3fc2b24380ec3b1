import type { ReactNode } from 'react'
import { formatDay } from '../../renderer/formatDay.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { pricingOf } from '../../renderer/quoteServices.ts'
import { dayIn, deliveryOf, needsSurcharge } from './delivery.ts'
import { describeRest } from './describeStatus.ts'
import type { Choices, Total } from './estimateState.ts'
import { formatWeekday } from './formatWeekday.ts'
import { formatMoney } from './price.ts'
import type { Amount, Rates } from './rates.ts'
import { useAnnouncedTotal } from './useAnnouncedTotal.ts'
import styles from './Estimate.module.css'

interface ResultProps {
  readonly choices: Choices
  readonly total: Total
  readonly rates: Rates
  /** Announces the total to screen readers. */
  readonly say: ((sentence: string) => void) | undefined
  /** What visitors can do next. */
  readonly children?: ReactNode
}

/** The words, the price and the date of an estimate. */
export function Result({ choices, total, rates, say, children }: ResultProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const { words, price } = total
  const counted = words > 0 && t('counted', { count: words })
  const rest = describeRest(total, t)
  const euros = price && formatMoney(price, 'EUR', locale)
  useAnnouncedTotal(total, [counted, ...rest, euros], say)

  const pages = Math.round((10 * words) / rates.pageWords) / 10
  return (
    <div className={styles.result}>
      <p className={styles.words}>
        {counted && <b>{counted}</b>}
        {pages >= 1 && <span>{` ${t('result.pages', { count: pages })}`}</span>}
        {rest.map((sentence) => (
          <span key={sentence}>{` ${sentence}`}</span>
        ))}
      </p>
      {price && (
        <>
          <p className={styles.price}>
            {pricingOf(choices.service) === 'from' && <span>{`${t('result.from')} `}</span>}
            <b>{euros}</b> <span>{t('result.dollars', { dollars: formatMoney(price, 'CAD', locale) })}</span>
          </p>
          <p className={styles.small}>
            {`${t('result.languages', { count: total.targets })}. ${t('result.note')}`}
            {price.EUR === rates.minimum.EUR && ` ${t('result.minimum')}`}
          </p>
          <DeliveryDate words={words} price={price} choices={choices} rates={rates} />
        </>
      )}
      {words > 0 && !price && <p>{t('result.noPrice')}</p>}
      {children}
    </div>
  )
}

interface DeliveryDateProps extends Pick<ResultProps, 'choices' | 'rates'> {
  readonly words: number
  readonly price: Amount
}

/** The date of delivery, and the surcharge for an earlier one. */
function DeliveryDate({ words, price, choices: { deadline, now }, rates }: DeliveryDateProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const delivery = deliveryOf(now, words, rates)
  if (!delivery) return <p>{t('result.dateOnQuote')}</p>
  // The agency's days, as in the field of the deadline.
  const dayOf = (time: number) => formatWeekday(dayIn(time, rates.timeZone), locale)
  const rush = { EUR: price.EUR * (1 + rates.surcharge), CAD: price.CAD * (1 + rates.surcharge) }
  return (
    <>
      <p>
        {t('result.date', {
          approved: dayOf(delivery.approved),
          delivered: dayOf(delivery.delivered),
        })}
      </p>
      {deadline !== '' && needsSurcharge(deadline, delivery, rates) && (
        <p className={styles.rush}>
          {t('result.rush', {
            deadline: formatDay(deadline, locale),
            price: formatMoney(rush, 'EUR', locale),
            dollars: formatMoney(rush, 'CAD', locale),
          })}
        </p>
      )}
      <p className={styles.small}>{t('result.zone')}</p>
    </>
  )
}
