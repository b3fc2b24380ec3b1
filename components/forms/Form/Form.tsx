import type { ReactNode } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import type { FormName } from '../../../renderer/formNames.ts'
import type { WithSlot } from '../../../renderer/islands/defineIsland.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Button } from '../../elements/Button/Button.tsx'
import { attach } from '../../islands/attach.ts'
import { Outcome } from './Outcome.tsx'
import { FieldContext, FormContext, useForm } from './useForm.ts'
import styles from './Form.module.css'

/** Props that the server passes to the island of a form. */
export type FormIslandProps = {
  readonly name: FormName
  /** The address that it is posted to. */
  readonly address: string
}

/** Props of a form; its slot holds the hidden fields. */
interface FormProps extends FormIslandProps, WithSlot {
  /** One or two sentences on how the data is used, before the link to the confidentiality page. */
  readonly notice: string
  readonly submitLabel: string
  readonly children: ReactNode
}

/**
 * A form that browsers can submit without script. Script adds messages in the page's language, drafts, and sending
 * without leaving the page, so that a failure loses nothing.
 */
export function Form({ name, address, notice, submitLabel, slot, children }: FormProps) {
  const setting = useForm(name)
  const { formRef, statusRef, session, events } = setting
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { kind } = setting.state.status
  const isSending = kind === 'sending'
  return (
    <FormContext value={setting}>
      <FieldContext value={setting.fields}>
        <form
          ref={formRef}
          className={styles.form}
          method="post"
          encType="multipart/form-data"
          action={address}
          aria-label={t(`labels.${name}`)}
          data-form={name}
          data-state={kind === 'sending' || kind === 'sent' ? kind : undefined}
          noValidate={session !== undefined}
          // Takes the focus while its fields and button are disabled.
          tabIndex={session && -1}
          // The quote page exists for its form, which is likely to be used.
          {...attach('nativeSending', name === 'quote' ? 'idle' : 'visible')}
          {...events}
        >
          {slot}
          {/* The fields must not change while they are sent. */}
          <div className={styles.fields} inert={isSending}>
            {children}
          </div>
          <Outcome />
          <div className={styles.submit}>
            <Button type="submit" disabled={isSending}>
              {isSending ? tMessage(`sending.${name}`) : submitLabel}
            </Button>
          </div>
          <p className={styles.notice}>
            {`${notice} `}
            <a href={localizePath('/privacy', locale)}>{t('noticeLink')}</a>
          </p>
          {/* An output would be one of the form's elements. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <p ref={statusRef} role="status" className="visually-hidden" />
        </form>
      </FieldContext>
    </FormContext>
  )
}
