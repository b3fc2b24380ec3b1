/** What can be wrong with the body of a document: `{…}` are values. */
export const bodyMessages = {
  'heading-empty': {
    en: 'this heading has no words. Write them, or delete the #',
    fr: 'ce titre n’a pas de mots. Écrivez-les, ou supprimez le #',
  },
} as const
