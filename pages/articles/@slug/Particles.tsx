import styles from './Particles.module.css'
import { scatterParticles } from './scatterParticles.ts'

/** Pixels that come loose from the cover and cross it along the arc of the footbridge; decoration, laid over the picture. */
export function Particles() {
  return (
    <svg className={styles.particles} viewBox="0 0 1600 900" aria-hidden="true" data-moves="">
      {scatterParticles().map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} />
      ))}
    </svg>
  )
}
