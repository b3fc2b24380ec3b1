import { useTranslation } from 'react-i18next'
import { AttachmentField } from '../../components/forms/Form/AttachmentField.tsx'
import { CheckboxField, DeadlineField, MessageField, TextField } from '../../components/forms/Form/fields.tsx'
import { emptyForm, type FormState } from '../../components/forms/Form/formState.ts'
import { FormView } from '../../components/forms/Form/FormView.tsx'
import { settingOf } from '../../components/islands/settingOf.ts'
import { NewsletterForm } from '../../components/forms/NewsletterForm/NewsletterForm.tsx'
import { IslandSettingProvider } from '../../renderer/islands/IslandRoot.tsx'
import { dayOfBuild } from '../../renderer/content.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import type { Theme } from './readTokens.ts'
import { BothThemes, Specimen } from './Specimen.tsx'

const files = [
  { name: 'Contrat-cadre.pdf', size: 1_234_567 },
  { name: 'Annexe technique et financière, version définitive.docx', size: 234_567 },
]

/** A form in each of its states, as the reducer gives them. */
const states = {
  idle: emptyForm,
  invalid: {
    ...emptyForm,
    status: { kind: 'invalid' },
    errors: {
      email: { key: 'invalid.email' },
      attachment: { key: 'attachment.content', values: { name: 'facture.pdf', type: 'PDF' } },
    },
    files: [{ name: 'facture.pdf', size: 20, isWrong: true }],
  },
  restored: { ...emptyForm, status: { kind: 'restored' } },
  cancelled: { ...emptyForm, files, status: { kind: 'cancelled' } },
  emptied: { ...emptyForm, status: { kind: 'emptied' } },
  unkept: { ...emptyForm, status: { kind: 'unkept' } },
  underWay: { ...emptyForm, isRush: true, status: { kind: 'underWay', isPressed: true } },
  sending: { ...emptyForm, files, status: { kind: 'sending', progress: 0.5 } },
  failed: { ...emptyForm, files, status: { kind: 'failed', reason: 'busy', isFound: false } },
  sent: {
    ...emptyForm,
    status: { kind: 'sent', email: 'clarisse@exemple.com', reference: '7KX-M4QP', written: 'Contrat-cadre.pdf' },
  },
} as const satisfies Readonly<Record<FormState['status']['kind'], FormState>>

const kinds = [
  'idle',
  'invalid',
  'restored',
  'cancelled',
  'emptied',
  'unkept',
  'underWay',
  'sending',
  'failed',
  'sent',
] as const

/** Fields in every state, forms in every state, and a form of one line that can be sent. */
export function Fields() {
  const { t } = useTranslation('style')
  const { locale } = usePageContext()
  return (
    <IslandSettingProvider value={settingOf(locale, ['forms', 'formMessages'])}>
      {kinds.map((kind) => (
        <Specimen
          key={kind}
          name={t(`fields.states.${kind}`)}
          source={`<FormView> ${kind}`}
          {...(kind === 'idle' && { note: t('fields.note') })}
        >
          <BothThemes>{(theme) => <SampleForm kind={kind} theme={theme} />}</BothThemes>
        </Specimen>
      ))}
      <Specimen name={t('fields.form')} source="<Form>">
        <NewsletterForm place="section" />
      </Specimen>
    </IslandSettingProvider>
  )
}

/** One field of each kind, in the very component that visitors fill in. */
function SampleForm({ kind, theme }: { readonly kind: (typeof kinds)[number]; readonly theme: Theme }) {
  const { t } = useTranslation(['style', 'forms', 'quote'])
  return (
    <FormView
      name="contact"
      id={`${kind}-${theme}`}
      address="#"
      notice={t('forms:contact.notice')}
      submitLabel={t('forms:contact.submit')}
      state={states[kind]}
    >
      <TextField name="filled" label={t('fields.filled')} defaultValue={t('fields.value')} narrow />
      <TextField name="company" label={t('fields.empty')} required narrow />
      <DeadlineField
        name="deadline"
        since={dayOfBuild()}
        label={t('fields.hint')}
        hint={t('quote:fields.deadlineHint')}
        narrow
      />
      <TextField
        name="email"
        type="email"
        label={t('fields.email')}
        defaultValue={t(kind === 'invalid' ? 'fields.wrong' : 'fields.right')}
        required
        narrow
      />
      <MessageField name="message" label={t('fields.message')} hint={t('forms:contact.messageHint')} required />
      <AttachmentField label={t('fields.file')} />
      <CheckboxField name="choice" label={t('fields.choice')} />
      <CheckboxField name="chosen" label={t('fields.chosen')} defaultChecked />
    </FormView>
  )
}
