import { useTranslation } from 'react-i18next'
import { languages } from '../../renderer/languages.ts'
import { officesIn } from '../../renderer/offices.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { kilometersBetween } from './kilometersBetween.ts'
import styles from './Bridges.module.css'

/** A footbridge from each office to the next, with the distance under it. For dark bands. */
export function Bridges() {
  const { t } = useTranslation('contact')
  const { locale } = usePageContext()
  const offices = officesIn(locale)
  const format = new Intl.NumberFormat(languages[locale].tag, {
    style: 'unit',
    unit: 'kilometer',
    maximumSignificantDigits: 2,
  })
  return (
    <div className={`${styles.bridges} screen-only`}>
      {offices.slice(1).map((office, index) => {
        const from = offices[index] ?? office
        return (
          <p key={office.phone}>
            <svg viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true">
              <path vectorEffect="non-scaling-stroke" d="M8 148C100 -38 300 -38 392 148" />
            </svg>
            <span>{from.city}</span>
            <span className={styles.distance}>
              <strong>{format.format(kilometersBetween(from, office))}</strong> {t('asTheCrowFlies')}
            </span>
            <span>{office.city}</span>
          </p>
        )
      })}
    </div>
  )
}
