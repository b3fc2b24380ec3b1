/** What a visitor writes into the quote form, by the names of its fields. */
export const QUOTE = {
  documentType: 'Contrat « cadre »',
  sourceLang: 'français',
  targetLang: 'anglais',
  deadline: `${new Date().getFullYear() + 1}-12-01`,
  email: 'ada@exemple.com',
}
