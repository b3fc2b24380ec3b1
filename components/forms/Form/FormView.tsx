import type { ComponentProps, Ref } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Button } from '../../elements/Button/Button.tsx'
import { attach } from '../../islands/attach.ts'
import type { FormProps } from './Form.tsx'
import styles from './Form.module.css'
import { FormProvider, type FormSetting } from './FormContext.ts'
import type { FormState } from './formState.ts'
import { Outcome } from './Outcome.tsx'

/** What is done with a form. */
export interface FormHandling extends Omit<FormSetting, 'name' | 'id'> {
  readonly formRef?: Ref<HTMLFormElement>
  readonly panelRef?: Ref<HTMLDivElement>
  readonly statusRef?: Ref<HTMLParagraphElement>
  /** Script has taken over from the browser. */
  readonly isAwake?: boolean
  readonly writeOut?: () => string
  readonly onEmpty?: () => void
  /** Brings back what was emptied. */
  readonly onUndo?: () => void
  /** Ends the sending that is under way. */
  readonly onCancel?: () => void
  readonly events?: Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'onBlur'>
}

/** A form in any of its states: what it shows, and nothing of what it does. */
export function FormView({
  name,
  id = name,
  address,
  notice,
  submitLabel,
  slot,
  children,
  formRef,
  panelRef,
  statusRef,
  isAwake = false,
  writeOut = nothing,
  onEmpty,
  onUndo,
  onCancel,
  events,
  ...setting
}: FormProps & FormHandling & { readonly id?: string }) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { kind } = setting.state.status
  const isSending = kind === 'sending'
  return (
    <FormProvider value={{ ...setting, name, id }}>
      <form
        ref={formRef}
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        action={address}
        aria-label={t(`labels.${name}`)}
        data-form={name}
        data-state={stateOf(setting.state)}
        noValidate={isAwake}
        // Where the focus waits while its field or button can't have it.
        tabIndex={isAwake ? -1 : undefined}
        // To be filled in is all that its page is for: it will be.
        {...attach('nativeSending', name === 'quote' ? 'idle' : 'visible')}
        {...events}
      >
        {slot}
        {/* What is being sent must not change meanwhile. */}
        <div className={styles.fields} inert={isSending}>
          {children}
        </div>
        <Outcome
          state={setting.state}
          panelRef={panelRef}
          writeOut={writeOut}
          onEmpty={onEmpty}
          onUndo={onUndo}
          onCancel={onCancel}
        />
        <div className={styles.submit}>
          <Button type="submit" disabled={isSending}>
            {isSending ? tMessage(`sending.${name}`) : submitLabel}
          </Button>
        </div>
        <p className={styles.notice}>
          {`${notice} `}
          <a href={localizePath('/privacy', locale)}>{t('noticeLink')}</a>
        </p>
        {/* An output would be a part of what the form sends, to those who list its parts. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <p ref={statusRef} role="status" className="visually-hidden" />
      </form>
    </FormProvider>
  )
}

const nothing = () => ''

function stateOf({ status: { kind } }: FormState): 'sending' | 'sent' | undefined {
  return kind === 'sending' || kind === 'sent' ? kind : undefined
}
