import type { ReactNode } from 'react'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import type { FailureReason } from './formState.ts'
import { restIfLoaded } from './loadRest.ts'
import { useFormSetting } from './useForm.ts'
import styles from './Form.module.css'

/** The status of a form, between its fields and its button: one message at a time. */
export function Outcome() {
  const t = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { name, state, panelRef, session } = useFormSetting()
  const { status, files } = state
  // Loaded with the first letter typed.
  const rest = restIfLoaded()
  const verdictId = `${name}-verdict`
  const reasonId = `${name}-reason`

  const panel = (names: object, content: ReactNode) => (
    // A part of the form that gets the focus, not a region of the page.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={panelRef} tabIndex={-1} role="group" className={styles.outcome} data-kind={status.kind} {...names}>
      {content}
    </div>
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
    case 'sending':
      if (!rest || status.progress === null || files.length === 0) return null
      return panel({ 'aria-label': t(`sending.${name}`) }, <rest.Progress part={status.progress} />)
    case 'failed':
      return panel(
        // The reason is read with the verdict when the panel gets the focus.
        { 'aria-labelledby': verdictId, 'aria-describedby': `${reasonId} ${name}-kept` },
        <Failure reason={status.reason} />,
      )
    case 'sent':
      return panel(
        { 'aria-labelledby': verdictId, 'aria-describedby': reasonId },
        rest && <rest.Sent status={status} />,
      )
    default: {
      const text = status.keptAt
        ? t('restoredFrom', { day: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(status.keptAt) })
        : t(status.kind)
      return panel(
        { 'aria-label': text },
        <>
          <p>{text}</p>
          {status.kind === 'restored' && action(t('clear'))}
          {status.kind === 'cleared' && action(t('undo'), status.undo)}
        </>,
      )
    }
  }
}

/** What the panel of a failure holds: that sending has failed, why, and the other ways. */
function Failure({ reason }: { readonly reason: FailureReason }) {
  const t = useTexts('formMessages')
  const { name } = useFormSetting()
  const rest = restIfLoaded()
  return (
    <>
      <p className={styles.verdict} id={`${name}-verdict`}>
        {t(`failed.${name}`)}
      </p>
      <p id={`${name}-reason`} data-reason={reason}>
        {t(`reasons.${reason}`)}
      </p>
      <p id={`${name}-kept`}>{t('kept')}</p>
      {rest ? <rest.OtherWays /> : <WaysOfPage />}
    </>
  )
}

/** The addresses and numbers in the footer of the page, where the code does not arrive that would write a mail. */
function WaysOfPage() {
  const t = useTexts('formMessages')
  const links = document.querySelectorAll<HTMLAnchorElement>('footer a:is([href^="mailto:"], [href^="tel:"])')
  return (
    <>
      <p>{t('otherwise')}</p>
      <ul className={styles.ways}>
        {[...links].map(({ href, textContent }) => (
          <li key={href}>
            <a href={href}>{textContent}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
