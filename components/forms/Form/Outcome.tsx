import type { ReactNode } from 'react'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import type { FailureReason } from './formState.ts'
import { OtherWays } from './OtherWays.tsx'
import { Sent } from './Sent.tsx'
import { useFormSetting } from './useForm.ts'
import styles from './Form.module.css'

/** The status of a form, between its fields and its button: one message at a time. */
export function Outcome() {
  const t = useTexts('formMessages')
  const { name, state, panelRef, session } = useFormSetting()
  const { status, files } = state
  const verdictId = `${name}-verdict`
  const reasonId = `${name}-reason`

  const panel = (names: object, content: ReactNode) => (
    // A part of the form that gets the focus, not a region of the page.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={panelRef} tabIndex={-1} role="group" className={styles.outcome} data-kind={status.kind} {...names}>
      {content}
    </div>
  )
  const line = (text: string, label?: string, onPress?: () => void) =>
    panel(
      { 'aria-label': text },
      <>
        <p>{text}</p>
        {label && (
          <button type="button" className={styles.action} onClick={onPress}>
            {label}
          </button>
        )}
      </>,
    )

  switch (status.kind) {
    case 'idle':
    case 'invalid':
      return null
    case 'sending':
      if (status.progress === null || files.length === 0) return null
      return panel({ 'aria-label': t(`sending.${name}`) }, <Progress part={status.progress} />)
    case 'failed':
      return panel(
        // The reason is read with the verdict when the panel gets the focus.
        { 'aria-labelledby': verdictId, 'aria-describedby': `${reasonId} ${name}-kept` },
        <Failure reason={status.reason} />,
      )
    case 'sent':
      return panel(
        { 'aria-labelledby': verdictId, 'aria-describedby': `${reasonId} ${name}-address` },
        <Sent status={status} />,
      )
    case 'restored':
      return line(t('restored'), t('clear'), session?.clear)
    case 'cleared':
      return line(t('cleared'), t('undo'), () => session?.dispatch({ type: 'takenBack' }))
    case 'stopped':
      return line(t(status.isLate ? 'stoppedLate' : 'stopped'))
    case 'unkept':
      return line(t('unkept'))
  }
}

/** How much of the files was sent. */
function Progress({ part }: { readonly part: number }) {
  const t = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { session } = useFormSetting()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(part)
  return (
    <>
      <label className={styles.progress}>
        {t('progress', { percent })}
        <progress max={1} value={part} />
      </label>
      <button type="button" className={styles.action} onClick={session?.cancel}>
        {t('cancel')}
      </button>
    </>
  )
}

/** What the panel of a failure holds: that sending has failed, why, and the other ways. */
function Failure({ reason }: { readonly reason: FailureReason }) {
  const t = useTexts('formMessages')
  const { name } = useFormSetting()
  return (
    <>
      <p className={styles.verdict} id={`${name}-verdict`}>
        {t(`failed.${name}`)}
      </p>
      <p id={`${name}-reason`} data-reason={reason}>
        {t(`reasons.${reason}`)}
      </p>
      <p id={`${name}-kept`}>{t('kept')}</p>
      <OtherWays />
    </>
  )
}
