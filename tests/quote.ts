/** What a visitor writes into the quote form once a document is counted, by the names of the fields: the rest is filled in. */
export const QUOTE = {
  documentType: 'Contrat « cadre »',
  targetLang: 'anglais',
  email: 'ada@exemple.com',
}
