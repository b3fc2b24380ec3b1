import type { ReactNode, Ref } from 'react'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import styles from './Form.module.css'
import { useFormSetting } from './FormContext.ts'
import type { FormState } from './formState.ts'
import { OtherWays } from './OtherWays.tsx'

interface OutcomeProps {
  readonly state: FormState
  readonly panelRef: Ref<HTMLDivElement> | undefined
  /** What was typed, as it is at the moment: for sending it in another way. */
  readonly writeOut: () => string
  /** Begins anew, with an empty form. */
  readonly onEmpty: (() => void) | undefined
  /** Brings back what was emptied. */
  readonly onUndo: (() => void) | undefined
}

/** What a form says about its sending, between its fields and its button; one thing at a time. */
export function Outcome({ state, panelRef, writeOut, onEmpty, onUndo }: OutcomeProps) {
  const t = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { id, name } = useFormSetting()
  const { status, file } = state
  const verdictId = `${id}-verdict`
  const reasonId = `${id}-reason`
  const keptId = `${id}-kept`

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
      if (status.progress === null || !file) return null
      const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(status.progress)
      return panel(
        { 'aria-label': t(`sending.${name}`) },
        <label className={styles.progress}>
          {t('progress', { percent })}
          <progress max={1} value={status.progress} />
        </label>,
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
          <p>{t('otherwise')}</p>
          <OtherWays subject={name} writeOut={writeOut} fileName={file?.name} />
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
    case 'unkept':
    case 'underWay':
      return panel({ 'aria-label': t(status.kind) }, <p>{t(status.kind)}</p>)
    default:
      return null
  }
}
