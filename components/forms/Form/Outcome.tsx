import type { ReactNode, Ref } from 'react'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import styles from './Form.module.css'
import { useFormSetting } from './FormContext.ts'
import type { FormState } from './formState.ts'
import { CopyWay, OtherWays } from './OtherWays.tsx'

interface OutcomeProps {
  readonly state: FormState
  readonly panelRef: Ref<HTMLDivElement> | undefined
  /** What was typed, as it is at the moment: for sending it in another way. */
  readonly writeOut: () => string
  /** Begins anew, with an empty form. */
  readonly onEmpty: (() => void) | undefined
  /** Brings back what was emptied. */
  readonly onUndo: (() => void) | undefined
  /** Ends the sending that is under way. */
  readonly onCancel: (() => void) | undefined
}

/** What a form says about its sending, between its fields and its button; one thing at a time. */
export function Outcome({ state, panelRef, writeOut, onEmpty, onUndo, onCancel }: OutcomeProps) {
  const t = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { id, name } = useFormSetting()
  const { status, files } = state
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
          <p>{t('otherwise')}</p>
          <OtherWays subject={name} writeOut={writeOut} fileName={files.map((file) => file.name).join(', ')} />
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
          {!name.startsWith('newsletter') && <Receipt {...status} />}
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

/** What a sender may want to keep: by what name to ask for the message, and what was in it. */
function Receipt({ reference, written }: { readonly reference: string; readonly written: string }) {
  const t = useTexts('formMessages')
  const line = t('written.field', { label: t('receipt.reference'), value: reference })
  return (
    <div className={styles.receipt}>
      <p className={styles.reference}>{line}</p>
      <p className={styles.written}>{written}</p>
      <ul className={styles.ways}>
        <li>
          <button type="button" className={styles.action} onClick={() => print()}>
            {t('receipt.print')}
          </button>
        </li>
        <CopyWay writeOut={() => `${line}\n${written}`} />
      </ul>
    </div>
  )
}
