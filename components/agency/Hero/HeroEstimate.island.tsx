import { useMemo, useRef } from 'react'
import { useAnnouncer } from '../../../renderer/islands/announcer.ts'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { CountedFiles } from '../../estimate/CountedFiles.tsx'
import { totalOf } from '../../estimate/estimateState.ts'
import { readRates } from '../../estimate/rates.ts'
import { useDocuments } from '../../estimate/useDocuments.ts'
import { useEstimate } from '../../estimate/useEstimate.ts'
import { Bridge } from './Bridge.tsx'
import { Sign } from './Sign.tsx'
import buttonStyles from '../../elements/Button/Button.module.css'
import formStyles from '../../forms/Form/Form.module.css'
import styles from './Hero.module.css'

export type HeroEstimateProps = {
  /** The agency's. */
  readonly timeZone: string
}

/** Languages are chosen on the page of estimates. */
const noTargets = () => []

/** Counts documents that are dropped on the first screen: its bridge is theirs, and on the far bank stands the price. */
function HeroEstimate({ timeZone }: HeroEstimateProps) {
  const t = useTexts('counting')
  const factOf = useTexts('facts')
  const { locale } = useIslandSetting()
  const formRef = useRef<HTMLFormElement>(null)
  const estimate = useEstimate(formRef, noTargets)
  const { state } = estimate
  const { status, say } = useAnnouncer()
  const { isDraggedOver, warning, field, rows } = useDocuments(formRef, estimate, say)

  // Neither the rates nor the status are in the page, which is at its limit.
  const rates = useMemo(() => readRates(factOf, locale, timeZone), [factOf, locale, timeZone])
  const isAwake = state.choices.now > 0
  const total = totalOf(state, rates)
  return (
    <form ref={formRef} className={styles.estimate} onSubmit={(event) => event.preventDefault()}>
      <label
        className={`${buttonStyles.button} ${styles.drop}`}
        data-variant="primary"
        data-dragging={isDraggedOver || undefined}
      >
        <input type="file" {...field} />
        {t(state.files.length > 0 ? 'bridge.change' : 'bridge.drop')}
      </label>
      {state.files.length > 0 && (
        <>
          <Sign state={state} total={total} rates={rates} say={say}>
            {warning && <p className={formStyles.error}>{warning}</p>}
          </Sign>
          <div className={styles.documents}>
            <CountedFiles {...rows} estimate={estimate} rates={rates} />
          </div>
          <Bridge files={state.files} words={total.words} />
        </>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      {isAwake && <p ref={status} role="status" className="visually-hidden" />}
    </form>
  )
}

export default defineIsland('HeroEstimate', ['counting', 'facts'], HeroEstimate)
