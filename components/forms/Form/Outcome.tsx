import { useLayoutEffect, useState, type ReactNode, type Ref } from 'react'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import styles from './Form.module.css'
import { useFormSetting } from './FormContext.ts'
import type { FormSession } from './formSession.ts'
import type { FormState } from './formState.ts'

interface OutcomeProps {
  readonly state: FormState
  readonly panelRef: Ref<HTMLDivElement>
  /** Returns the current values as text, to send them some other way. */
  readonly writeOut: FormSession['writeOut']
  /** Starts over with an empty form. */
  readonly onEmpty: () => void
  /** Brings back what was emptied. */
  readonly onUndo: () => void
  /** Ends the sending that is under way. */
  readonly onCancel: () => void
}

/** The status of a form, between its fields and its button; it shows one message at a time. */
export function Outcome({ state, panelRef, writeOut, onEmpty, onUndo, onCancel }: OutcomeProps) {
  const t = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { name } = useFormSetting()
  const { status, files } = state
  const [rest, setRest] = useState<typeof import('./onceTyped.ts')>()
  const isUnderWay = ['sending', 'failed', 'sent'].includes(status.kind)
  // It came with the first letter typed; where it did not, the reason stands alone.
  useLayoutEffect(() => {
    if (isUnderWay) void import('./onceTyped.ts').then(setRest, () => undefined)
  }, [isUnderWay])
  const verdictId = `${name}-verdict`
  const reasonId = `${name}-reason`
  const keptId = `${name}-kept`

  const panel = (names: object, content: ReactNode) => (
    // A part of the form that gets the focus, not a region of the page.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={panelRef} tabIndex={-1} role="group" className={styles.outcome} data-kind={status.kind} {...names}>
      {content}
    </div>
  )
  const verdict = (text: ReactNode) => (
    <p className={styles.verdict} id={verdictId}>
      {text}
    </p>
  )
  const action = (label: string, onPress = onEmpty) => (
    <button type="button" className={styles.action} onClick={onPress}>
      {label}
    </button>
  )

  switch (status.kind) {
    case 'sending': {
      if (status.progress === null || files.length === 0) return null
      const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(status.progress)
      return panel(
        { 'aria-label': t(`sending.${name}`) },
        <>
          <label className={styles.progress}>
            {t('progress', { percent })}
            <progress max={1} value={status.progress} />
          </label>
          {action(t('cancel'), onCancel)}
        </>,
      )
    }
    case 'failed':
      return panel(
        // The reason is read with the verdict when the panel gets the focus.
        { 'aria-labelledby': verdictId, 'aria-describedby': `${reasonId} ${keptId}` },
        <>
          {verdict(t(`failed.${name}`))}
          <p id={reasonId} data-reason={status.reason}>
            {t(`reasons.${status.reason}`)}
          </p>
          <p id={keptId}>{t('kept')}</p>
          {rest && (
            <rest.OtherWays
              subject={name}
              writeOut={() => writeOut(rest.writeOut)}
              fileName={files.map((file) => file.name).join(', ')}
            />
          )}
        </>,
      )
    case 'sent': {
      // The first line is set large.
      const [thanks, title] = t(`sent.${name}.title`).split('\n')
      return panel(
        { 'aria-labelledby': verdictId, 'aria-describedby': reasonId },
        <>
          {verdict(
            <>
              <span className={styles.thanks}>{thanks}</span>
              {title && ` ${title}`}
            </>,
          )}
          <p id={reasonId}>{t(`sent.${name}.text`, { email: status.email })}</p>
          {rest && !name.startsWith('newsletter') && <rest.Receipt {...status} />}
          {action(t(`sent.${name}.again`))}
        </>,
      )
    }
    case 'restored':
      return panel(
        { 'aria-label': t('restored') },
        <>
          <p>{t('restored')}</p>
          {action(t('clear'))}
        </>,
      )
    case 'emptied':
      return panel(
        { 'aria-label': t('cleared') },
        <>
          <p>{t('cleared')}</p>
          {action(t('undo'), onUndo)}
        </>,
      )
    case 'cancelled':
    case 'unkept':
    case 'underWay':
      return panel({ 'aria-label': t(status.kind) }, <p>{t(status.kind)}</p>)
    default:
      return null
  }
}
