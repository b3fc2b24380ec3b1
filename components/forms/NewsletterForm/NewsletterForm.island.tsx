import { defineIsland, type WithSlot } from '../../../renderer/islands/defineIsland.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { EmailField } from '../Form/fields.tsx'
import { Form, type FormIslandProps } from '../Form/Form.tsx'

function NewsletterForm(props: FormIslandProps & WithSlot) {
  const t = useTexts('forms')
  return (
    <Form {...props} notice={t('newsletter.notice')} submitLabel={t('newsletter.submit')}>
      <EmailField />
    </Form>
  )
}

export default defineIsland('NewsletterForm', ['forms', 'formMessages'], NewsletterForm)
