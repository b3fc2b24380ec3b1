import { inFile, inBody, inArticle, type Mistake } from './mistake.ts'

/** Spelling, typography, and what is left to do. */
export const words: Readonly<Record<string, Mistake>> = {
  'spelling-wrong': {
    article: { 'long pour que la description': 'long pour que la desciption' },
    body: `Un paragraphe sur la tradution, avec un [lien](/contact) et d’autres tradution. Ada n’en dit rien ; « acent » est une faute dont on parle, <Lang code="en">smart contracct</Lang> est de l’anglais, et \`code\` n’est pas un mot.

## Une partie

Voir [plus haut](#une-partie).`,
    files: {
      'content/en/articles/mots.mdx': {
        'See [above](#a-part).': 'See [above](#a-part), in the color of your neighborhood.',
      },
    },
    expect: ['3:58 warning: word-misspelt', '13:22 warning: word-misspelt'],
  },
  'to-do-left-in-a-draft': {
    files: {
      'content/fr/articles/mots.mdx': {
        "'Un article d’essai, assez long pour que la description ait la longueur voulue.'":
          "'[À faire : écrire une ou deux phrases, de 50 à 180 signes]'",
        "trait.'": "trait.'\ndraft: true",
        '[lien](/contact).': `[lien](/contact).

## [À faire : le titre

de la partie] [To do: one more]`,
      },
    },
    expect: ['3:15 warning: to-do-published'],
  },
  ...inBody({ 'space-missing': ['Un mot,deux mots ; 3,5 et `a,b`.', '13:4 warning: space-missing'] }),
  'words-doubled': {
    article: {
      'paragraphe, avec un [lien](/contact).': `paragraphe avec avec un [lien](/contact), que
que l’on lit. Nous nous voyons. Le chat chat dort.

> Une citation de
> de deux lignes.`,
    },
    files: {
      'content/en/articles/mots.mdx': {
        'translatedFrom: d01c09e2\n': '',
        'a [link](/contact).': 'the the [link](/contact) that that makes.\n\n> A quotation.',
      },
    },
    expect: [
      'content/en/articles/mots.mdx:13:18 warning: word-doubled',
      '13:15 warning: word-doubled',
      '13:46 warning: word-doubled',
      '14:36 warning: word-doubled',
      '16:16 warning: word-doubled',
    ],
  },
  ...inArticle({
    'to-do-left': [
      {
        "'Un article d’essai, assez long pour que la description ait la longueur voulue.'":
          "'[À faire : écrire une ou deux phrases, de 50 à 180 signes]'",
        '## Une partie': `## [À faire : le titre

de la partie] [To do: one more]

## Une partie`,
      },
      '3:15 to-do-published',
    ],
  }),
}

/** What was told by mistake: right texts of real authors. */
export const right: Readonly<Record<string, Mistake>> = {
  ...inBody({
    'right-bracket-without-pair': [
      'Plus d’informations à la rentrée. Bel été :)\n\nII) Qui est concerné par ce problème ?',
    ],
    'right-brackets-in-a-quotation': [
      'La demande porte la mention « [WIP] » pour qu’il soit clair que ce n’est pas terminé. Écrivez « Consultez la page : [URL] ».',
    ],
    'right-quotation-after-an-accent': [
      'La « proximité » et la « qualité ! », TL;DR. "Un mot\n« cité » ici", un écran de 15".',
    ],
    'right-list-of-emoji': [
      'Nos essais :\n\n- 🤓 [Les ateliers](https://example.org/a)\n- 🚀 [Le prototype](https://example.org/b)',
    ],
    'right-quotation-of-paragraphs': ['Elle écrit : « Un premier alinéa.\n\n« Un second, qui finit. »\n\nEt la suite.'],
    'right-spellings': [
      'En en faisant un commun, il faut connaitre le cout du weekend, un évènement, une ile. Le feedback de Zorlin vient, et Zorlin relit.',
    ],
  }),
  ...inArticle({
    'right-brand-with-a-dot': [{ 'Des mots qui passent': 'Data.Subvention, un an après' }],
    'right-quotation-as-title': [{ 'Des mots qui passent': '« Voir grand, commencer modestement »' }],
  }),
  ...inFile('content/en/articles/mots.mdx', {
    'right-english-of-other-countries': [
      {
        'See [above](#a-part).':
          'See [above](#a-part): the colour and the color of a neighborhood centre, organised or organized.',
      },
    ],
  }),
}
