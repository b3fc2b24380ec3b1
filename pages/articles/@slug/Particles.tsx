import { scatterParticles } from './scatterParticles.ts'
import styles from './Particles.module.css'

/** Pixels that detach from the cover and cross it along the arc of the footbridge; decoration above the picture. */
export function Particles() {
  return (
    <svg className={styles.particles} viewBox="0 0 1600 900" aria-hidden="true" data-moves="">
      {scatterParticles().map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} />
      ))}
    </svg>
  )
}
