/** What a visitor writes into the quote form, by the names of its fields. */
export const QUOTE = {
  documentType: 'Contrat « cadre »',
  sourceLang: 'français',
  targetLang: 'anglais',
  deadline: '2199-12-31',
  email: 'ada@exemple.com',
}
