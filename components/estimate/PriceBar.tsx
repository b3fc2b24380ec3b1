import { type RefObject, useEffect, useState } from 'react'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { formatMoney } from './price.ts'
import type { Total } from './total.ts'
import styles from './Result.module.css'

interface PriceBarProps {
  readonly total: Total
  /** The element that makes the bar unnecessary once it is in sight. */
  readonly resultRef: RefObject<HTMLElement | null>
}

/** On phones, the words and the price at the bottom of the window, until the button is in sight. */
export function PriceBar({ total: { words, price }, resultRef }: PriceBarProps) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  const [isInSight, setInSight] = useState(true)
  useEffect(() => {
    const way = resultRef.current
    if (!way) return undefined
    const observer = new IntersectionObserver((entries) => setInSight(entries.some((entry) => entry.isIntersecting)))
    observer.observe(way)
    return () => observer.disconnect()
  }, [resultRef])
  if (isInSight || words === 0) return null
  const figures = [t('counted', { count: words }), price && formatMoney(price, 'EUR', locale)].filter(Boolean)
  return (
    <a className={styles.bar} href="#estimate-result">
      <b>{figures.join('\u00a0· ')}</b> <span>{t('result.show')}</span>
    </a>
  )
}
