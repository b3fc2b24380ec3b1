import { useEffect, type MouseEvent } from 'react'
import { localizePath, QUOTE_PATH } from '../../../renderer/addresses.ts'
import { formatDay, WEEKDAY } from '../../../renderer/formatDay.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { Ordinals } from '../../../renderer/islands/Ordinals.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { deliveryDay } from '../../estimate/delivery.ts'
import { describeRest } from '../../estimate/describeEstimate.ts'
import { formatPrice } from '../../estimate/price.ts'
import { Price } from '../../estimate/Price.tsx'
import type { Rates } from '../../estimate/rates.ts'
import type { Total } from '../../estimate/total.ts'
import { addressWith, keepFiles } from '../../forms/QuoteForm/handOver.ts'
import buttonStyles from '../../elements/Button/Button.module.css'
import styles from './Hero.module.css'

interface SignProps {
  readonly files: readonly File[]
  /** Those that can't go along to the form. */
  readonly apart: readonly File[]
  readonly total: Total
  readonly rates: Rates
  /** Announces it to screen readers; the same function at each render. */
  readonly say: (sentence: string) => void
}

/** The sign on the far bank: the words of the visitor's documents, their price, the day of delivery, and the way on. */
export function Sign({ files, apart, total, rates, say }: SignProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const { words, price, reading } = total
  const day = price && deliveryDay(words, rates)
  const counted = words > 0 && t('counted', { count: words })
  const date = day ? t('bridge.day', { day: formatDay(day, locale, WEEKDAY) }) : price && t('result.dateOnQuote')
  const rest = describeRest(total, t)
  const told = apart.flatMap(({ name }) => [name, t('apart')])
  const heard = [counted, price && formatPrice(price, locale), date, ...rest, ...told].filter(Boolean).join('. ')
  useEffect(() => {
    if (reading === 0) say(heard)
  }, [reading, heard, say])
  return (
    <section className={styles.sign} aria-label={t('result.title')}>
      {counted && <p>{counted}</p>}
      {price && (
        <p>
          <Price amount={price} />
        </p>
      )}
      {[date, ...rest].map(
        (sentence) =>
          sentence && (
            <p key={sentence} className={styles.line}>
              <Ordinals>{sentence}</Ordinals>
            </p>
          ),
      )}
      {reading === 0 && (
        <p className={styles.ways}>
          <a
            className={buttonStyles.button}
            data-variant="primary"
            {...linkWith(localizePath(QUOTE_PATH, locale), files)}
          >
            {t(price ? 'bridge.ask' : 'bridge.askAny')}
          </a>
          <a {...linkWith(localizePath('/estimate', locale), files)}>{t('bridge.detail')}</a>
        </p>
      )}
    </section>
  )
}

/** Returns a link that is followed once the files are kept for the form, or can't be; opened elsewhere, the form asks for them. */
function linkWith(address: string, files: readonly File[]) {
  const href = addressWith(address, files)
  return {
    href,
    onClick: (event: MouseEvent): void => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void keepFiles(files).finally(() => location.assign(href))
    },
  }
}
