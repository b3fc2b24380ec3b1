import { defineIsland, type WithSlot } from '../../../renderer/islands/defineIsland.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { EmailField } from '../Form/Field.tsx'
import { Fields, Form, type FormIslandProps, Sending } from '../Form/Form.tsx'

function NewsletterForm(props: FormIslandProps & WithSlot) {
  const t = useTexts('forms')
  return (
    <Form {...props}>
      <Fields>
        <EmailField />
      </Fields>
      <Sending notice={t('newsletter.notice')} label={t('newsletter.submit')} />
    </Form>
  )
}

export default defineIsland('NewsletterForm', ['forms', 'formMessages'], NewsletterForm)
