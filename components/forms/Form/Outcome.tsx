import type { ComponentProps, ReactNode } from 'react'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Action } from './Action.tsx'
import type { FormStatus } from './formState.ts'
import { Sent } from './Sent.tsx'
import { useFormSetting } from './useForm.ts'
import { Ways } from './Ways.tsx'
import { readWritten, writeOut } from './written.ts'
import styles from './Form.module.css'

/** The status of a form, between its fields and its button: one message at a time. */
export function Outcome() {
  const t = useTexts('formMessages')
  const { name, state, session } = useFormSetting()
  const { status, files } = state
  switch (status.kind) {
    case 'idle':
    case 'invalid':
      return null
    case 'sending':
      if (status.progress === null || files.length === 0) return null
      return (
        <Panel aria-label={t(`sending.${name}`)}>
          <Progress part={status.progress} />
        </Panel>
      )
    case 'failed':
      return (
        <Panel aria-labelledby={`${name}-verdict`} aria-describedby={`${name}-reason ${name}-kept`}>
          <Failure {...status} />
        </Panel>
      )
    case 'sent':
      return (
        <Panel aria-labelledby={`${name}-verdict`} aria-describedby={`${name}-reason ${name}-address`}>
          <Sent {...status} />
        </Panel>
      )
    case 'restored':
      return (
        <Line text={t(state.isUnderWay ? 'reasons.noAnswer' : 'restored')}>
          <Action onPress={session?.clear}>{t('clear')}</Action>
        </Line>
      )
    case 'cleared':
      return (
        <Line text={t('cleared')}>
          <Action onPress={() => session?.dispatch({ type: 'takenBack' })}>{t('undo')}</Action>
        </Line>
      )
  }
}

/** A part of the form that gets the focus. */
function Panel(props: ComponentProps<'div'>) {
  const { state, panelRef } = useFormSetting()
  const own = { ref: panelRef, tabIndex: -1, className: styles.outcome, 'data-kind': state.status.kind }
  // It is not a region of the page.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div role="group" {...own} {...props} />
}

/** A panel with one sentence, and what can be done. */
function Line({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Panel aria-label={text}>
      <p>{text}</p>
      {children}
    </Panel>
  )
}

/** How much of the files was sent. */
function Progress({ part }: { readonly part: number }) {
  const t = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(part)
  return (
    <label className={styles.progress}>
      {t('progress', { percent })}
      <progress max={1} value={part} />
    </label>
  )
}

/** That sending has failed, why, and the other ways. */
function Failure({ reason }: FormStatus & { kind: 'failed' }) {
  const t = useTexts('formMessages')
  const tForm = useTexts('forms')
  const { name, session, state } = useFormSetting()
  const files = state.files.map((file) => file.name).join(', ')
  const address = t('agencyEmail')
  return (
    <>
      <p className={styles.verdict} id={`${name}-verdict`}>
        {t(`failed.${name}`)}
      </p>
      <p id={`${name}-reason`} data-reason={reason}>
        {t(`reasons.${reason}`)}
      </p>
      <p id={`${name}-kept`}>{t('kept')}</p>
      <p>{t('otherwise')}</p>
      <Ways
        mail={files ? t('mailWithFile', { address, name: files }) : t('mail', { address })}
        subject={tForm(`labels.${name}`)}
        write={() => (session ? writeOut(readWritten(session.form, files, t), t) : '')}
      />
    </>
  )
}
