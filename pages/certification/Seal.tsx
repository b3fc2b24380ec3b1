import styles from './Seal.module.css'

interface SealProps {
  /** The inscription, written once around the seal. */
  readonly inscription: string
}

/** The circumference of the circle that the inscription follows, minus a space. */
const CIRCUMFERENCE = Math.round(2 * Math.PI * 366) - 24

/**
 * A drawing of a seal, which is not a certificate: its rim is the deck of the footbridge, its inscription our method. The
 * text next to it says the same.
 */
export function Seal({ inscription }: SealProps) {
  return (
    <div className={`${styles.seal} screen-only`}>
      <svg viewBox="0 0 1000 1000" aria-hidden="true" focusable="false">
        <circle className={styles.deck} cx="500" cy="500" r="472" pathLength="360" />
        <circle className={styles.field} cx="500" cy="500" r="434" />
        <g className={styles.inscription} data-follows-scroll="">
          <path id="seal-rim" fill="none" d="M134 500a366 366 0 1 1 732 0a366 366 0 1 1-732 0" />
          <text>
            <textPath href="#seal-rim" textLength={CIRCUMFERENCE} lengthAdjust="spacing">
              {inscription}
            </textPath>
          </text>
        </g>
        <circle className={styles.sky} cx="500" cy="500" r="322" />
        <circle className={styles.sun} cx="588" cy="404" r="118" />
        <path className={styles.water} d="M203 625a322 322 0 0 0 594 0z" />
        <path className={styles.ripples} d="M300 688h120M470 688h210M350 736h190M600 736h60M440 784h130" />
        <path className={styles.arch} d="M198 612a366 366 0 0 1 604 0" pathLength="96" />
        <path className={styles.beam} d="M224 628a334 334 0 0 1 552 0" />
      </svg>
    </div>
  )
}
