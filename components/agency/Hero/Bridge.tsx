import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import scene from '../../../content/images/scene-1.svg?url'
import type { CountingStatus } from '../../wordCount/counter.ts'
import planksStyles from './Bridge.module.css'
import styles from './Hero.module.css'

/** A plank is laid for that many words. */
const WORDS_PER_PLANK = 250
/** How many the deck of the scene has. */
const PLANKS = 28
/** The time between two planks, in ms. */
const PACE = 40
/** The deck, as content/images/scene-1.svg draws it. */
const DECK = { path: 'M194.4 632.3A970 970 0 0 1 1405.6 632.3', plank: '38.04 9 ' }
/** Where words stand, so high that descenders clear the deck, and clear of the sign. */
const WAY = { path: 'M259 502A1040 1040 0 0 1 1341 502', length: 1138, fontSize: 120 }

interface BridgeProps {
  readonly statuses: readonly CountingStatus[]
  readonly words: number
}

/** The drawing of a bridge, which documents cross. */
export function Bridge(props: BridgeProps) {
  return (
    <div className={styles.crossing}>
      <img src={scene} alt="" width={4000} height={745} />
      <Planks {...props} />
    </div>
  )
}

/**
 * What lies over the drawing of the bridge: the first words of a document walk over, on planks that are laid as its words
 * are counted.
 */
function Planks({ statuses, words }: BridgeProps) {
  const laid = useLaid(Math.min(PLANKS, Math.ceil(words / WORDS_PER_PLANK)))
  const opening = statuses.map((status) => (status.kind === 'counted' ? status.count.opening : '')).find(Boolean)
  return (
    <svg
      className={planksStyles.planks}
      viewBox="-1200 150 4000 745"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-laid={laid}
    >
      {laid > 0 && <path d={DECK.path} strokeDasharray={`${DECK.plank.repeat(laid)}0 2000`} />}
      {opening && <Words key={opening} opening={opening} />}
    </svg>
  )
}

/** Words on the deck, as large as it has room for. They come out from behind the left bank, where this drawing ends. */
function Words({ opening }: { readonly opening: string }) {
  const textRef = useRef<SVGTextElement>(null)
  const [fontSize, setFontSize] = useState<number>()
  useLayoutEffect(() => {
    const length = textRef.current?.getComputedTextLength() ?? 0
    setFontSize(Math.min(1, WAY.length / length) * WAY.fontSize)
  }, [])
  return (
    <svg x="150" y="150" width="1300" height="745" viewBox="150 150 1300 745">
      <defs>
        <path id="way" d={WAY.path} />
      </defs>
      {/* Measured in a straight line: on a path, WebKit leaves out the letters beyond its ends. */}
      <text ref={textRef} fontSize={fontSize ?? WAY.fontSize}>
        {fontSize === undefined ? (
          opening
        ) : (
          <textPath href="#way" startOffset="50%">
            {opening}
          </textPath>
        )}
      </text>
    </svg>
  )
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
