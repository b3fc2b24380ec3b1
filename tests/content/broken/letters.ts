import { inArticle, inFile, type Mistake } from './mistake.ts'

/** Characters that nobody sees, and letters that an encoding has lost. */
export const letters: Readonly<Record<string, Mistake>> = {
  ...inFile('content/en/articles/mots.mdx', {
    'direction-turned': [{ 'paragraph with a': '\u202eparagraph with a' }, '14:3 warning: character-hidden'],
  }),

  ...inArticle({
    'invisible-characters': [
      {
        'Un paragraphe, avec un [lien](/contact).': 'Un\u0001 paragraphe, avec\u009d un [li\uffffen](/contact).',
      },
      '13:3 character-forbidden',
      '13:21 character-forbidden',
      '13:29 character-forbidden',
    ],
    'letter-lost': [
      { 'Un paragraphe, avec un [lien](/contact).': 'Un r\ufffdsum\ufffd, avec un [lien](/contact).' },
      '13:5 file-encoding',
    ],
    'letters-garbled': [
      {
        'd’essai,': 'dâ€™essai,',
        "'L’arc d’une passerelle, dessiné d’un": "'Lâ€™arc dâ€™une passerelle, dessinÃ© dâ€™un",
        'paragraphe,': 'paragraphe Å“uvrÃ© Ã\u00a0 la main Â« dÃ©jÃ\u00a0 Â»,',
      },

      '3:27 warning: file-encoding',

      '13:16 warning: quotes-unpaired',
    ],
  }),
}
