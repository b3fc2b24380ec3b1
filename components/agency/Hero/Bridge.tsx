import { useEffect, useState } from 'react'
import scene from '../../../content/images/scene-1.svg?url'
import type { CountingStatus } from '../../wordCount/counter.ts'
import planksStyles from './Bridge.module.css'
import styles from './Hero.module.css'

/** A plank is laid for that many words. */
const WORDS_PER_PLANK = 250
/** How many the deck of the scene has. */
const PLANKS = 30
/** The time between two planks, in ms. */
const PACE = 40
/** The deck, as content/images/scene-1.svg draws it. */
const DECK = { path: 'M150 670A970 970 0 0 1 1450 670', plank: '38.79 9 ', center: '800 1390' }
/** Where the letters stand, in degrees from the crown of the bridge. */
const PLACES = [-37, -28, -19, -10, -1]

interface BridgeProps {
  readonly statuses: readonly CountingStatus[]
  readonly words: number
}

/** The drawing of a bridge, which documents cross. */
export function Bridge(props: BridgeProps) {
  return (
    <div className={styles.crossing}>
      <img src={scene} alt="" width={2400} height={810} />
      <Planks {...props} />
    </div>
  )
}

/**
 * What lies over the drawing of the bridge: the first letters of a document walk over, on planks that are laid as its
 * words are counted.
 */
function Planks({ statuses, words }: BridgeProps) {
  const laid = useLaid(Math.min(PLANKS, Math.ceil(words / WORDS_PER_PLANK)))
  const letters = openingOf(statuses)
  // A letter and its accents are one.
  const characters = letters.match(/.\p{M}*/gu) ?? []
  return (
    <svg
      className={planksStyles.planks}
      viewBox="-400 85 2400 810"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-laid={laid}
    >
      {laid > 0 && <path d={DECK.path} strokeDasharray={`${DECK.plank.repeat(laid)}0 2000`} />}
      <g key={letters}>
        {PLACES.map((angle, place) => (
          <text key={angle} x="800" y="385" transform={`rotate(${angle} ${DECK.center})`}>
            {characters[place]}
          </text>
        ))}
      </g>
    </svg>
  )
}

/** Returns the first letters of the first document that has any. */
function openingOf(statuses: readonly CountingStatus[]): string {
  return statuses.map((status) => (status.kind === 'counted' ? status.count.opening : '')).find(Boolean) ?? ''
}

/** Returns how many planks are laid so far: one after the other, or all at once for visitors who want no motion. */
function useLaid(planks: number): number {
  const [laid, setLaid] = useState(0)
  useEffect(() => {
    if (laid === planks) return undefined
    const isStill = laid > planks || matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setLaid(isStill ? planks : laid + 1), isStill ? 0 : PACE)
    return () => clearTimeout(timer)
  }, [laid, planks])
  return laid
}
