import { languages, type Locale } from '../../renderer/languages.ts'
import { localizePath } from '../../renderer/addresses.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { hasWordPrice, priceOf as pricingOf, quotePathOf } from '../../renderer/quoteServices.ts'
import { formatDay } from '../../renderer/formatDay.ts'
import { deliveryOf, needsSurcharge } from './delivery.ts'
import buttonStyles from '../elements/Button/Button.module.css'
import styles from './Estimate.module.css'
import type { EstimateState, Total } from './estimateState.ts'
import { formatMoney } from './formatMoney.ts'
import { priceOf, workingDaysFor } from './price.ts'
import type { Rates } from './rates.ts'

interface ResultProps {
  readonly state: EstimateState
  readonly total: Total
  readonly rates: Rates
  readonly timeZone: string
  readonly now: number
  /** The visitor goes on to the form. */
  readonly onAsk: (isAgreementFirst: boolean) => void
}

/** What it costs, and when it would be there; and the way on. */
export function Result({ onAsk, ...known }: ResultProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const { state, total, rates } = known
  const { words, uncounted, reading } = total
  if (words === 0 && uncounted === 0) return <p className={styles.empty}>{t('result.empty')}</p>
  const { service } = state.choices
  const pages = (words / rates.pageWords).toLocaleString(locale, { maximumFractionDigits: 1 })
  return (
    <div className={styles.result}>
      <p className={styles.words}>
        {words > 0 && (
          <>
            <b>{t('counted', { count: words })}</b> <span>{t('result.pages', { pages })}</span>
          </>
        )}
        {uncounted > 0 && <span>{t('result.more', { count: uncounted })}</span>}
        {reading > 0 && <span>{t('result.reading', { count: reading })}</span>}
      </p>
      {words > 0 && <Price {...known} />}
      {words > 0 && hasWordPrice(service) && <When {...known} />}
      <p className={styles.ways}>
        <a
          className={buttonStyles.button}
          data-variant="primary"
          href={localizePath(quotePathOf(service), locale)}
          onClick={() => onAsk(false)}
        >
          {t('result.ask')}
        </a>
        {state.files.length > 0 && (
          <a href={localizePath(quotePathOf(service), locale)} onClick={() => onAsk(true)}>
            {t('result.askWithoutFiles')}
          </a>
        )}
        <button type="button" className={styles.print} onClick={() => print()}>
          {t('result.print')}
        </button>
      </p>
      <p className={styles.small}>{t('result.askHint')}</p>
    </div>
  )
}

function Price({ state: { choices }, total: { words }, rates }: Omit<ResultProps, 'onAsk'>) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  if (!hasWordPrice(choices.service)) return <p>{t('result.noPrice')}</p>
  const targets = Math.max(1, choices.targets.length)
  const price = priceOf({ words, targets }, rates)
  return (
    <>
      <p className={styles.price}>
        {pricingOf(choices.service) === 'from' && <span>{`${t('result.from')} `}</span>}
        <b>{formatMoney(price, 'EUR', locale)}</b>{' '}
        <span>{t('result.dollars', { dollars: formatMoney(price, 'CAD', locale) })}</span>
      </p>
      <p className={styles.small}>
        {`${t('result.languages', { count: targets })}. ${t('result.note')}`}
        {price.EUR === rates.minimum.EUR && ` ${t('result.minimum')}`}
      </p>
    </>
  )
}

function When({ state: { choices }, total: { words }, rates, timeZone, now }: Omit<ResultProps, 'onAsk'>) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const days = workingDaysFor(words, rates)
  if (days === undefined) return <p>{t('result.dateOnQuote')}</p>
  const delivery = deliveryOf(now, { days, replyHours: rates.replyHours, timeZone })
  const { deadline, targets } = choices
  const price = priceOf({ words, targets: Math.max(1, targets.length) }, rates)
  const rush = { EUR: price.EUR * (1 + rates.surcharge), CAD: price.CAD * (1 + rates.surcharge) }
  return (
    <>
      <p>
        {t('result.date', {
          approved: formatMoment(delivery.approved, locale),
          delivered: formatMoment(delivery.delivered, locale),
        })}
      </p>
      {deadline !== '' && needsSurcharge(deadline, delivery, timeZone) && (
        <p className={styles.rush}>
          {t('result.rush', { deadline: formatDay(deadline, locale), price: formatMoney(rush, 'EUR', locale) })}
        </p>
      )}
      <p className={styles.small}>{t('result.zone', { zone: nameOfZone(delivery.delivered, locale) })}</p>
    </>
  )
}

/** `jeudi 26 novembre à 18 h 00`, `Thursday, November 26 at 6:00 p.m.`, whose hour stays on one line. */
function formatMoment(time: number, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale].tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(time)
    .replace(/ h /, '\u00a0h\u00a0')
    .replace(/\s(?=[ap]\.m\.)/, '\u00a0')
}

function nameOfZone(time: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' })
  return format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
