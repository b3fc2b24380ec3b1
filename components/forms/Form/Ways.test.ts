import { expect, test } from 'vitest'
import { mailtoHref } from './Ways.tsx'

test('a mail is written with its lines, accents and signs', () => {
  const href = mailtoHref('contact@passerelle.example.com', 'Demande de devis', 'Nom : Ada & Cie\nPrêt ? 100 %')
  expect(href).toBe(
    'mailto:contact@passerelle.example.com?subject=Demande%20de%20devis&body=Nom%20%3A%20Ada%20%26%20Cie%0D%0APr%C3%AAt%20%3F%20100%20%25',
  )
})
