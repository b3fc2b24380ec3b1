import { expect, test } from 'vitest'
import { plain, text } from '../e2e/texts.ts'

const FAILED = ['Échec de l’envoi. Veuillez réessayer.', 'Submission failed. Please try again.'] as const
const NOT_SUBSCRIBED = ['Échec de l’abonnement, veuillez réessayer.', 'Subscription failed, please try again.'] as const
const SENDING = ['Envoi…', 'Sending…'] as const
const SUBSCRIBING = ['Inscription en cours…', 'Subscribing…'] as const

// After a word of thanks where the specification has none.
test.each([
  ['forms:noFile', 'Aucun fichier sélectionné', 'No file selected'],
  ['formMessages:sending.contact', ...SENDING],
  ['formMessages:sending.quote', ...SENDING],
  ['formMessages:sending.newsletter-section', ...SUBSCRIBING],
  ['formMessages:sending.newsletter-footer', ...SUBSCRIBING],
  [
    'formMessages:sent.contact.title',
    'Merci ! Votre demande a été envoyée.',
    'Thanks, request received, reply within 24 hours',
  ],
  [
    'formMessages:sent.quote.title',
    'Merci. Demande de devis envoyée avec succès !',
    'Thank you. Quote request sent successfully!',
  ],
  ['formMessages:sent.newsletter-section.title', 'Merci. Vous êtes abonné !', 'Thank you. You’ve been subscribed!'],
  ['formMessages:sent.newsletter-footer.title', 'Merci !', 'Thanks for subscribing!'],
  ['formMessages:failed.contact', ...FAILED],
  ['formMessages:failed.quote', ...FAILED],
  ['formMessages:failed.newsletter-section', ...NOT_SUBSCRIBED],
  ['formMessages:failed.newsletter-footer', ...NOT_SUBSCRIBED],
] as const)('%s is in words of the specification, which stay what they are', (key, french, english) => {
  const shown = (['fr', 'en'] as const).map((locale) => plain(text(locale, key)))
  expect(shown).toEqual([french, english])
})
