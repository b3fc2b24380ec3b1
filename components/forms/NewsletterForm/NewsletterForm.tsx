import { FormIsland } from '../Form/FormIsland.tsx'
import island from './NewsletterForm.island.tsx'

interface NewsletterFormProps {
  /** At the foot of every page, or in a section of its own, whose heading is the section's. */
  readonly place: 'footer' | 'section'
}

/** Subscribing to the newsletter: one address. */
export function NewsletterForm({ place }: NewsletterFormProps) {
  return <FormIsland island={island} name={`newsletter-${place}`} more={{}} />
}
