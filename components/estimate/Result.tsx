import { useEffect } from 'react'
import { formatDay, WEEKDAY } from '../../renderer/formatDay.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { Ordinals } from '../../renderer/islands/Ordinals.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { dayIn, deliveryOf, isRush, todayIn } from './delivery.ts'
import { describeRest } from './describeEstimate.ts'
import { formatPrice, multiply } from './price.ts'
import { Price } from './Price.tsx'
import type { Amount, Rates } from './rates.ts'
import type { Total } from './total.ts'
import styles from './Result.module.css'

interface ResultProps {
  readonly total: Total
  /** Whether the price is `exact` or the `minimum`. */
  readonly estimate: string | undefined
  /** `YYYY-MM-DD`, or empty. */
  readonly deadline: string
  readonly rates: Rates
  /** Announces the total to screen readers, once for all files that were chosen together; the same at each render. */
  readonly say: (sentence: string) => void
}

/** The words, the price and the date of an estimate. */
export function Result({ total, estimate, deadline, rates, say }: ResultProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const { words, price, reading } = total
  const counted = words > 0 && t('counted', { count: words })
  const rest = describeRest(total, t)
  const heard = [counted, ...rest, price && formatPrice(price, locale)].filter(Boolean).join('. ')
  useEffect(() => {
    if (reading === 0) say(heard)
  }, [reading, heard, say])

  const pages = Math.round((10 * words) / rates.pageWords) / 10
  const today = formatDay(todayIn(rates.timeZone), locale)
  return (
    <div className={styles.result} data-issued={`${today} · ${location.host}${location.pathname}`}>
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
            {estimate === 'minimum' && <span>{`${t('result.from')} `}</span>}
            <Price amount={price} />
          </p>
          <p className={styles.small}>
            {`${t('result.languages', { count: total.targets })}. ${t('result.note')}`}
            {Object.entries(price).some(([currency, one]) => one === rates.minimum[currency]) &&
              ` ${t('result.minimum')}`}
          </p>
          <DeliveryDate words={words} price={price} deadline={deadline} rates={rates} />
        </>
      )}
      {words > 0 && !price && <p>{t('result.noPrice')}</p>}
    </div>
  )
}

interface DeliveryDateProps extends Pick<ResultProps, 'deadline' | 'rates'> {
  readonly words: number
  readonly price: Amount
}

/** The date of delivery, and the surcharge for an earlier one. */
function DeliveryDate({ words, price, deadline, rates }: DeliveryDateProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const delivery = deliveryOf(words, rates)
  if (!delivery) return <p>{t('result.dateOnQuote')}</p>
  // The agency's days, as in the field of the deadline.
  const dayOf = (time: number) => formatDay(dayIn(time, rates.timeZone), locale, WEEKDAY)
  return (
    <>
      <p>
        <Ordinals>
          {t('result.date', { approved: dayOf(delivery.approved), delivered: dayOf(delivery.delivered) })}
        </Ordinals>
      </p>
      {isRush(deadline, words, rates) && (
        <p className={styles.rush}>
          <Ordinals>
            {t('result.rush', {
              deadline: formatDay(deadline, locale),
              price: formatPrice(multiply(price, 1 + rates.surcharge), locale),
            })}
          </Ordinals>
        </p>
      )}
      <p className={styles.small}>{t('result.zone')}</p>
    </>
  )
}
