import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAnnouncer } from '../../../renderer/islands/announcer.ts'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Bridge } from '../../estimate/Bridge.tsx'
import { totalOf } from '../../estimate/estimateState.ts'
import { readRates } from '../../estimate/rates.ts'
import { type Estimating, useEstimate } from '../../estimate/useEstimate.ts'
import { joinFiles } from '../../forms/Form/Files.tsx'
import { watchDrops } from '../../forms/Form/watchDrops.ts'
import { Sign } from './Sign.tsx'
import buttonStyles from '../../elements/Button/Button.module.css'
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
  const { state, prepare, list } = useEstimate(formRef, noTargets)
  const { files } = state
  const { status, say } = useAnnouncer()
  const { isDraggedOver, put } = useChosenFiles(formRef, { prepare, list })

  // Not in the page, which is at its limit.
  const rates = useMemo(() => readRates(factOf, locale, timeZone), [factOf, locale, timeZone])
  const total = totalOf(state, rates)
  return (
    <form ref={formRef} className={styles.estimate} onSubmit={(event) => event.preventDefault()}>
      <label
        className={`${buttonStyles.button} ${styles.drop}`}
        data-variant="secondary"
        data-dragging={isDraggedOver || undefined}
      >
        <input
          type="file"
          multiple
          onFocus={prepare}
          onClick={prepare}
          onChange={({ currentTarget }) => {
            put([...(currentTarget.files ?? [])])
            // So that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        {t('bridge.drop')}
      </label>
      {files.length > 0 && (
        <>
          <Sign state={state} total={total} rates={rates} say={say} />
          <Bridge className={styles.crossing} files={files} words={total.words} />
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <p ref={status} role="status" className="visually-hidden" />
        </>
      )}
    </form>
  )
}

/** Takes the files that are dropped on the first screen, or were chosen before the script arrived. */
function useChosenFiles(
  formRef: RefObject<HTMLFormElement | null>,
  { prepare, list }: Pick<Estimating, 'prepare' | 'list'>,
) {
  const [isDraggedOver, setDraggedOver] = useState(false)
  // Files may come faster than they are shown.
  const chosen = useRef<readonly File[]>([])
  const put = useCallback(
    (next: readonly File[]) => {
      if (next.length > 0) list((chosen.current = next))
    },
    [list],
  )

  useEffect(() => {
    const zone = formRef.current?.closest('main > *')
    return zone
      ? watchDrops(
          zone,
          (isOver) => {
            if (isOver) prepare()
            setDraggedOver(isOver)
          },
          (dropped) => put(joinFiles(chosen.current, dropped).files),
        )
      : undefined
  }, [formRef, prepare, put])
  useEffect(() => {
    const input = formRef.current?.querySelector('input')
    // Chosen, or focused, before the script arrived.
    if (input?.files?.length) put([...input.files])
    else if (input?.matches(':focus')) prepare()
  }, [formRef, prepare, put])
  return { isDraggedOver, put }
}

export default defineIsland('HeroEstimate', ['counting', 'facts'], HeroEstimate)
