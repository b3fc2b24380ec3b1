import { type MouseEvent, useEffect } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { QUOTE_PATH } from '../../../renderer/quoteServices.ts'
import { dayIn, deliveryOf } from '../../estimate/delivery.ts'
import { describeStatus } from '../../estimate/describe.ts'
import { type EstimateState, type FileStatus, type Total, totalOf } from '../../estimate/estimateState.ts'
import { followWithEstimate } from '../../estimate/followWithEstimate.ts'
import { formatWeekday } from '../../estimate/formatWeekday.ts'
import { formatMoney } from '../../estimate/price.ts'
import type { Rates } from '../../estimate/rates.ts'
import buttonStyles from '../../elements/Button/Button.module.css'
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
  const delivery = price && deliveryOf(state.choices.now, words, rates)
  const counted = words > 0 && t('counted', { count: words })
  const euros = price && formatMoney(price, 'EUR', locale)
  const date = delivery
    ? t('handedOver.day', { day: formatWeekday(dayIn(delivery.delivered, rates.timeZone), locale) })
    : price && t('result.dateOnQuote')
  const told = listOmissions(state, { rates, t })
  const heard = [counted, euros, date, ...told].filter((sentence) => typeof sentence === 'string').join('\n')
  useEffect(() => {
    if (reading === 0) say(heard)
  }, [heard, reading, say])

  return (
    <section className={styles.sign} aria-label={t('result.title')}>
      {counted && <p>{counted}</p>}
      {price && (
        <p>
          <b>{euros}</b> <span>{t('result.dollars', { dollars: formatMoney(price, 'CAD', locale) })}</span>
        </p>
      )}
      {date && <p className={styles.day}>{date}</p>}
      {told.map((sentence, place) => (
        // Two files may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={`${place} ${sentence}`}>{sentence}</p>
      ))}
      {reading === 0 && <Ways state={state} total={total} rates={rates} />}
    </section>
  )
}

/** The ways on: to the quote form and to the page of estimates, with the documents. */
function Ways({ state, total, rates }: Omit<SignProps, 'say'>) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
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
    <>
      <p>
        <a className={buttonStyles.button} data-variant="primary" {...linkTo(QUOTE_PATH)}>
          {t(total.price ? 'bridge.ask' : 'result.ask')}
        </a>
      </p>
      <p>
        <a {...linkTo('/estimate')}>{t('bridge.detail')}</a>
      </p>
      <p className={styles.small}>{`${total.price ? `${t('result.note')} ` : ''}${t('bridge.private')}`}</p>
    </>
  )
}

/** Returns what the price leaves out, a sentence for each. */
function listOmissions(state: EstimateState, wording: Wording): string[] {
  // Those in archives, and those whose text is left out: the others say why by name.
  const { uncounted, wordless } = totalOf(
    { ...state, files: state.files.filter(({ status }) => status.kind === 'counted') },
    wording.rates,
  )
  return [
    ...state.files.flatMap(({ file: { name }, status }) => {
      const why = describeOmission(status, wording)
      return why === undefined ? [] : [wording.t('what.member', { name, words: why })]
    }),
    ...(uncounted > 0 ? [wording.t('result.more', { count: uncounted })] : []),
    ...(wordless > 0 ? [wording.t('result.wordless', { count: wordless })] : []),
  ]
}

type Wording = Parameters<typeof describeStatus>[1]

/** Says why a file, or some of its pages, has no words in the price; undefined if all has. */
function describeOmission(status: FileStatus, wording: Wording): string | undefined {
  if (status.kind === 'counted') {
    const { wordless = [] } = status.count
    return wordless.length > 0 ? wording.t('what.wordless', { pages: wordless.join(', ') }) : undefined
  }
  // Passwords are typed on the page of estimates.
  const isLocked = status.kind === 'uncounted' && /password/i.test(status.obstacle)
  return isLocked ? wording.t('obstacles.protected') : describeStatus(status, wording)
}
