import { officesIn } from '../../renderer/offices.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Bridges.module.css'

/** A footbridge from each office to the next. For dark bands. */
export function Bridges() {
  const offices = officesIn(usePageContext().locale)
  return (
    <div className={`${styles.bridges} screen-only`}>
      {offices.slice(1).map(({ city, phone }, index) => (
        <p key={phone}>
          <svg viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true">
            <path vectorEffect="non-scaling-stroke" d="M8 148C100 -38 300 -38 392 148" />
          </svg>
          <span>{offices[index]?.city}</span>
          <span>{city}</span>
        </p>
      ))}
    </div>
  )
}
