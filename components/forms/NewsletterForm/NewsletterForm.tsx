import { FormIsland } from '../Form/FormIsland.tsx'
import island from './NewsletterForm.island.tsx'

interface NewsletterFormProps {
  /** The footer of every page, or a section with its own heading. */
  readonly place: 'footer' | 'section'
}

/** The subscription to the newsletter. */
export function NewsletterForm({ place }: NewsletterFormProps) {
  return <FormIsland island={island} name={`newsletter-${place}`} more={{}} />
}
