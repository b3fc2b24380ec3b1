import type { ReactNode } from 'react'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { QUOTE_PATH } from '../../../renderer/quoteServices.ts'
import { deliveryDay } from '../../estimate/delivery.ts'
import { describeRest } from '../../estimate/describeStatus.ts'
import type { EstimateState, Total } from '../../estimate/estimateState.ts'
import { formatWeekday } from '../../estimate/formatWeekday.ts'
import { formatMoney } from '../../estimate/price.ts'
import type { Rates } from '../../estimate/rates.ts'
import { useAnnouncedTotal } from '../../estimate/useAnnouncedTotal.ts'
import { useEstimateLinks } from '../../estimate/useEstimateLinks.ts'
import buttonStyles from '../../elements/Button/Button.module.css'
import styles from './Hero.module.css'

interface SignProps {
  readonly state: EstimateState
  readonly total: Total
  readonly rates: Rates
  /** Announces it to screen readers. */
  readonly say: (sentence: string) => void
  /** What stands above. */
  readonly children: ReactNode
}

/** The sign on the far bank: the words of the visitor's documents, their price, the day of delivery, and the way on. */
export function Sign({ state, total, rates, say, children }: SignProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const { words, price } = total
  const day = price && deliveryDay(state.choices.now, words, rates)
  const counted = words > 0 && t('counted', { count: words })
  const euros = price && formatMoney(price, 'EUR', locale)
  const date = day ? t('handedOver.day', { day: formatWeekday(day, locale) }) : price && t('result.dateOnQuote')
  const rest = describeRest(total, t)
  useAnnouncedTotal(total, [counted, euros, date, ...rest], say)
  const linkWith = useEstimateLinks(state, { total, rates, languages: [] })
  return (
    <section className={styles.sign} aria-label={t('result.title')}>
      {children}
      {counted && <p>{counted}</p>}
      {price && (
        <p>
          <b>{euros}</b> <span>{t('result.dollars', { dollars: formatMoney(price, 'CAD', locale) })}</span>
        </p>
      )}
      {[date, ...rest].map(
        (sentence) =>
          sentence && (
            <p key={sentence} className={styles.line}>
              {sentence}
            </p>
          ),
      )}
      {total.reading === 0 && (
        <>
          <p>
            <a className={buttonStyles.button} data-variant="primary" {...linkWith(QUOTE_PATH)}>
              {t(price ? 'bridge.ask' : 'result.ask')}
            </a>
          </p>
          <p>
            <a {...linkWith('/estimate')}>{t('bridge.detail')}</a>
          </p>
          <p className={styles.small}>{`${price ? `${t('result.note')} ` : ''}${t('bridge.private')}`}</p>
        </>
      )}
    </section>
  )
}
