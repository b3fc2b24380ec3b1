import type { ReactNode } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import type { FormName } from '../../../renderer/formNames.ts'
import type { WithSlot } from '../../../renderer/islands/defineIsland.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Button } from '../../elements/Button/Button.tsx'
import { Outcome } from './Outcome.tsx'
import { FormContext, useForm, useFormSetting } from './useForm.ts'
import styles from './Form.module.css'

/** Props that the server passes to the island of a form. */
export type FormIslandProps = {
  readonly name: FormName
  /** The address that it is posted to. */
  readonly address: string
}

/** Props of a form; its slot holds the hidden fields. */
interface FormProps extends FormIslandProps, WithSlot {
  readonly className?: string | undefined
  /** The fields, and `<Sending>`. */
  readonly children: ReactNode
}

/**
 * A form that browsers can submit without script. Script adds messages in the page's language, drafts, and sending
 * without leaving the page, so that a failure loses nothing.
 */
export function Form({ name, address, slot, className = '', children }: FormProps) {
  const setting = useForm(name)
  const { formRef, statusRef, session, onSubmit, state } = setting
  const t = useTexts('forms')
  const { kind } = state.status
  return (
    <FormContext value={setting}>
      <form
        ref={formRef}
        className={`${styles.form} ${className}`.trim()}
        method="post"
        encType="multipart/form-data"
        action={address}
        aria-label={t(`labels.${name}`)}
        data-form={name}
        data-state={kind === 'sending' || kind === 'sent' ? kind : undefined}
        noValidate={session !== undefined}
        // Takes the focus while its fields and button are disabled.
        tabIndex={session && -1}
        onSubmit={onSubmit}
      >
        {slot}
        {children}
        {/* An output would be one of the form's elements. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <p ref={statusRef} role="status" className="visually-hidden" />
      </form>
    </FormContext>
  )
}

/** Fields of a form, in a grid. They must not change while they are sent. */
export function Fields({ children }: { readonly children: ReactNode }) {
  const { state } = useFormSetting()
  return (
    <div className={styles.fields} inert={state.status.kind === 'sending'}>
      {children}
    </div>
  )
}

interface SendingProps {
  /** One or two sentences on how the data is used, before the link to the confidentiality page. */
  readonly notice: string
  readonly label: string
}

/** The end of a form: its status and its button. */
export function Sending({ notice, label }: SendingProps) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { name, state } = useFormSetting()
  const isSending = state.status.kind === 'sending'
  return (
    <>
      <Outcome />
      <div className={styles.submit}>
        <Button type="submit" disabled={isSending}>
          {isSending ? tMessage(`sending.${name}`) : label}
        </Button>
      </div>
      <p className={styles.notice}>
        {`${notice} `}
        <a href={localizePath('/privacy', locale)}>{t('noticeLink')}</a>
      </p>
    </>
  )
}
