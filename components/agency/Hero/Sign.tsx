import { type MouseEvent, useEffect } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { QUOTE_PATH } from '../../../renderer/quoteServices.ts'
import buttonStyles from '../../elements/Button/Button.module.css'
import { dayIn, deliveryOf } from '../../estimate/delivery.ts'
import { describeStatus } from '../../estimate/describe.ts'
import type { EstimateState, FileStatus, Total } from '../../estimate/estimateState.ts'
import { followWithEstimate } from '../../estimate/followWithEstimate.ts'
import { formatWeekday } from '../../estimate/formatWeekday.ts'
import { formatMoney } from '../../estimate/price.ts'
import type { Rates } from '../../estimate/rates.ts'
import styles from './Hero.module.css'

interface SignProps {
  readonly state: EstimateState
  readonly total: Total
  readonly rates: Rates
  /** Announces it to screen readers. */
  readonly say: (...sentences: readonly string[]) => void
}

/** The sign on the far bank: the words of the visitor's documents, their price, the day of delivery, and the way on. */
export function Sign({ state, total, rates, say }: SignProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const { words, price, reading } = total
  const delivery = words > 0 && deliveryOf(state.choices.now, words, rates)
  const counted = words > 0 && t('counted', { count: words })
  const euros = price && formatMoney(price, 'EUR', locale)
  const day = delivery && t('handedOver.day', { day: formatWeekday(dayIn(delivery.delivered, rates.timeZone), locale) })
  const told = state.files.flatMap(({ file: { name }, status }) =>
    status.kind === 'counted' ? [] : [t('what.member', { name, words: describe(status, { rates, t }) })],
  )
  const heard = [counted, euros, day, ...told].filter((sentence) => typeof sentence === 'string').join('\n')
  useEffect(() => {
    if (reading === 0) say(heard)
  }, [heard, reading, say])

  const linkTo = (path: string) => {
    const href = localizePath(path, locale)
    return {
      href,
      onClick: (event: MouseEvent) =>
        followWithEstimate(event, href, state, {
          total,
          rates,
          languages: new Map(),
          locale,
          t,
          isAgreementFirst: false,
        }),
    }
  }
  return (
    <section className={styles.sign} aria-label={t('result.title')}>
      {counted && <p>{counted}</p>}
      {price && (
        <p>
          <b>{euros}</b> <span>{t('result.dollars', { dollars: formatMoney(price, 'CAD', locale) })}</span>
        </p>
      )}
      {day && <p className={styles.day}>{day}</p>}
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {reading === 0 && (
        <>
          <p>
            <a className={buttonStyles.button} data-variant="primary" {...linkTo(QUOTE_PATH)}>
              {t(price ? 'bridge.ask' : 'result.ask')}
            </a>
          </p>
          <p>
            <a {...linkTo('/estimate')}>{t('bridge.detail')}</a>
          </p>
          <p className={styles.small}>{`${price ? `${t('result.note')} ` : ''}${t('bridge.private')}`}</p>
        </>
      )}
    </section>
  )
}

/** Passwords are typed on the page of estimates. */
function describe(status: FileStatus, wording: Parameters<typeof describeStatus>[1]): string {
  const isLocked = status.kind === 'uncounted' && /password/i.test(status.obstacle)
  return isLocked ? wording.t('obstacles.protected') : describeStatus(status, wording)
}
