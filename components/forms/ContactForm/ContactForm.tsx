import { FormIsland } from '../Form/FormIsland.tsx'
import island from './ContactForm.island.tsx'

/** A message to the agency, on the contact page and at the end of the home page. */
export function ContactForm() {
  return <FormIsland island={island} name="contact" more={{}} />
}
