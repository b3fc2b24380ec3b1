import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import styles from './Form.module.css'
import { useFormSetting } from './useForm.ts'

/** The status of a form, between its fields and its button: one message at a time. */
export function Outcome() {
  const t = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { name, state, panelRef, session } = useFormSetting()
  const { status, files } = state
  const [rest, setRest] = useState<typeof import('./onceTyped.ts')>()
  const isUnderWay = ['sending', 'failed', 'sent'].includes(status.kind)
  // Loaded with the first letter typed; if it does not arrive, the reason stands alone.
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
  const action = (label: string, onPress = session?.clear) => (
    <button type="button" className={styles.action} onClick={onPress}>
      {label}
    </button>
  )

  switch (status.kind) {
    case 'idle':
    case 'invalid':
      return null
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
          {action(t('cancel'), session?.cancel)}
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
              writeOut={() => session?.writeOut(rest) ?? ''}
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
          {rest && !name.startsWith('newsletter') && <rest.FreshReceipt {...status} />}
          {action(t(`sent.${name}.again`))}
        </>,
      )
    }
    default:
      return panel(
        { 'aria-label': t(status.kind) },
        <>
          <p>{t(status.kind)}</p>
          {status.kind === 'restored' && action(t('clear'))}
          {status.kind === 'cleared' && action(t('undo'), session?.undo)}
        </>,
      )
  }
}
