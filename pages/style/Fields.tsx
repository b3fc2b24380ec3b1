import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { AttachmentControl } from '../../components/Form/AttachmentControl.tsx'
import { CheckboxField } from '../../components/Form/CheckboxField.tsx'
import { Field } from '../../components/Form/Field.tsx'
import fieldStyles from '../../components/Form/Form.module.css'
import { NewsletterForm } from '../../components/NewsletterForm/NewsletterForm.tsx'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { Altered } from './Altered.tsx'
import { BothThemes, Specimen } from './Specimen.tsx'
import type { Theme } from './readTokens.ts'

const HALF_WAY = 0.5

/** Fields in every state, and a whole form. */
export function Fields() {
  const { t } = useTranslation('style')
  return (
    <>
      <Specimen name={t('fields.states')} source="<Field>" note={t('fields.note')}>
        <BothThemes>{(theme) => <States theme={theme} />}</BothThemes>
      </Specimen>
      <Specimen name={t('fields.outcomes')} source="components/Form/outcomePanel.ts">
        <BothThemes>{() => <Outcomes />}</BothThemes>
      </Specimen>
      <Specimen name={t('fields.form')} source="<Form>">
        <NewsletterForm place="section" />
      </Specimen>
    </>
  )
}

/** What a form says of its sending; the script makes it. */
function Outcomes() {
  const { t } = useTranslation('formMessages')
  const { locale } = usePageContext()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(HALF_WAY)
  return (
    <>
      <div className={fieldStyles.outcome} data-kind="progress">
        <div className={fieldStyles.progress}>
          {t('progress', { percent })}
          <progress max={1} value={HALF_WAY} aria-label={t('sending.contact')} />
        </div>
      </div>
      <div className={fieldStyles.outcome} data-kind="failed">
        <p className={fieldStyles.verdict}>{t('failed.contact')}</p>
        <p>{t('reasons.busy')}</p>
        <p>{t('kept')}</p>
      </div>
      <div className={fieldStyles.outcome} data-kind="restored">
        <p>{t('restored')}</p>
        <button type="button" className={fieldStyles.action}>
          {t('clear')}
        </button>
      </div>
      <div className={fieldStyles.outcome} data-kind="sent">
        <p className={fieldStyles.verdict}>{t('sent.quote.title')}</p>
        <button type="button" className={fieldStyles.action}>
          {t('sent.quote.again')}
        </button>
      </div>
    </>
  )
}

/** The forms make their fields of whole components; the states are those of the control in it. */
function States({ theme }: { readonly theme: Theme }) {
  const { t } = useTranslation(['style', 'forms', 'formMessages'])
  // Ids begin with the name of a form: of one that is not on this page.
  const field = (name: string) => ({ form: 'contact' as const, name: `${theme}-${name}` })
  return (
    <div className={fieldStyles.form}>
      <div className={fieldStyles.fields}>
        <Field {...field('empty')} label={t('fields.empty')}>
          {(control) => <input {...control} className={fieldStyles.control} />}
        </Field>
        <Field {...field('filled')} label={t('fields.filled')}>
          {(control) => <input {...control} className={fieldStyles.control} defaultValue={t('fields.value')} />}
        </Field>
        <Field {...field('hint')} label={t('fields.hint')} hint={t('forms:quote.deadlineHint')} required>
          {(control) => <input {...control} type="date" className={fieldStyles.control} />}
        </Field>
        <Field {...field('invalid')} label={t('fields.invalid')} required>
          {(control) => (
            <>
              <p className={fieldStyles.error}>{t('formMessages:invalid.email')}</p>
              <input
                {...control}
                className={fieldStyles.control}
                defaultValue={t('fields.wrong')}
                aria-invalid="true"
              />
            </>
          )}
        </Field>
        <Field {...field('disabled')} label={t('fields.disabled')}>
          {(control) => (
            <input {...control} className={fieldStyles.control} defaultValue={t('fields.value')} disabled />
          )}
        </Field>
        <Field {...field('file')} label={t('fields.file')} hint={t('forms:attachmentHint')}>
          {(control) => <AttachmentControl {...control} />}
        </Field>
        <Field {...field('message')} label={t('fields.message')} hint={t('forms:contact.messageHint')}>
          {(control) => <textarea {...control} className={fieldStyles.control} rows={6} />}
        </Field>
        <CheckboxField {...field('choice')} label={t('fields.choice')} />
        <Altered
          component={CheckboxField}
          props={{ ...field('chosen'), label: t('fields.chosen') }}
          changes={{ input: { defaultChecked: true } }}
        />
      </div>
      <div className={fieldStyles.submit}>
        <Button type="button" disabled>
          {t('fields.sending')}
        </Button>
      </div>
    </div>
  )
}
