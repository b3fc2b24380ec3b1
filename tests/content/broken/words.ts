import { inFile, inBody, inArticle, type Mistake } from './mistake.ts'

/** What makes the English article French. */
const IN_FRENCH = {
  'translatedFrom: d01c09e2\n': '',
  'A paragraph with a [link](/contact).': `Une traduction se prépare : il faut savoir qui lira le texte, dans quel pays et pour décider quoi. Ce que le client
ne dit pas est ce qui coûte le plus cher, et une question posée avant la première page vaut mieux que dix corrections
dans les dernières heures. Les délais, les termes et les formats sont à convenir par écrit.`,
  '## A part': '## Une partie',
  'See [above](#a-part).': 'Voir [plus haut](#une-partie).',
}

/** Words of another language, spelling, typography, and what is left to do. */
export const words: Readonly<Record<string, Mistake>> = {
  ...inFile('content/en/articles/mots.mdx', {
    'language-draft-in-french': [
      { ...IN_FRENCH, 'tags:': 'draft: true\ntags:' },
      '14:1 warning: text-in-other-language',
    ],
    'language-french-in-english': [IN_FRENCH, '13:1 text-in-other-language'],
    'typography-english': [
      {
        'translatedFrom: d01c09e2\n': '',
        '[link](/contact).':
          '[link](/contact) : really ? We translate 10 000 words in 3,5 hours, 50 % of them for 50 $, etc...',
        '## A part': '## A part, etc…',
        'See [above](#a-part).': 'See [above](#a-part-etc).',
      },
      '13:61 warning: typography-usual',
      '13:77 warning: typography-usual',
      '13:105 warning: typography-usual',
      '13:114 warning: typography-usual',
      '15:15 warning: typography-usual',
    ],
  }),

  ...inBody({
    'language-english-in-french': [
      `A translation is prepared: you need to know who will read the text, in which country and to decide what. What the
client does not say is what costs the most, and a question that is asked before the first page is worth more than ten
corrections in the last hours. The deadlines, the terms and the formats are to be agreed on in writing.`,
      '13:1 text-in-other-language',
    ],
  }),

  'spelling-wrong': {
    article: { 'long pour que la description': 'lon pour que la desciption' },
    body: `Un paragraphe sur la tradution, avec un [lien](/contact) et d’autres tradution. L’Etat n’en dit rien ; « acent » est une faute dont on parle, <Lang code="en">smart contracct</Lang> est de l’anglais, et \`code\` n’est pas un mot.

## Une partie

Voir [plus haut](#une-partie).`,
    files: {
      'content/en/articles/mots.mdx': {
        'See [above](#a-part).': 'See [above](#a-part), in the color of your neighborhood.',
      },
    },
    expect: [
      'content/en/articles/mots.mdx:18:30 warning: spelling-of-other-country',
      '3:41 warning: word-misspelt',
      '3:57 warning: word-misspelt',
      '13:22 warning: word-misspelt',
      '13:83 warning: word-misspelt',
      '13:165 warning: word-misspelt',
    ],
  },
  'to-do-left-in-a-draft': {
    files: {
      'content/fr/articles/mots.mdx': {
        "'Un article d’essai, assez long pour que la description ait la longueur voulue.'":
          "'[À faire : écrire une ou deux phrases, de 50 à 180 signes]'",
        'category: legal': 'category: legal # [À faire : choisir legal, localization ou mt-vs-human]',
        "trait.'": "trait.'\ndraft: true",
        '[lien](/contact).': `[lien](/contact).

## [À faire : le titre

de la partie] [To do: one more]`,
      },
    },
    expect: ['3:15 warning: to-do'],
  },
  'typography-french': {
    article: { 'd’essai,': 'd’essai :' },
    body: `A propos : un [**lien**](/contact)! aussi,et encore.Puis la 1ère fois, la 2ème, le XIXème siècle, etc...

## Mr. Dupont et Mme. Durand

Voir [plus haut](#mr-dupont-et-mme-durand) : $50, 3.5 heures et 10,000 mots. La version 1.2, la version 3.5 et le chapitre 2.3 restent, « 1ère » et <Lang code="en">What now?</Lang> aussi.`,
    expect: [
      '13:1 warning: typography-usual',
      '13:42 warning: typography-usual',
      '13:52 warning: typography-usual',
      '13:61 warning: typography-usual',
      '13:76 warning: typography-usual',
      '13:87 warning: typography-usual',
      '13:102 warning: typography-usual',
      '15:4 warning: typography-usual',
      '15:21 warning: typography-usual',
      '17:46 warning: typography-usual',
      '17:51 warning: typography-usual',
      '17:65 warning: typography-usual',
    ],
  },
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
      'content/en/articles/mots.mdx:13:21 warning: word-doubled',
      '13:19 warning: word-doubled',
      '13:49 warning: word-doubled',
      '14:40 warning: word-doubled',
      '16:18 warning: word-doubled',
    ],
  },
  ...inArticle({
    'text-pasted-from-a-word-processor': [
      {
        'Un paragraphe, avec un [lien](/contact).': `Lorem ipsum dolor sit amet.

Un mot [1].

####### Une partie`,
        'Voir [plus haut](#une-partie).': '[1] La note. Le 1<sup>er</sup> mars.',
      },
      '13:1 filler-text',
      '15:8 warning: footnote-of-word',
      '17:1 heading-unread',
      '21:18 html-tag',
    ],
    'to-do-left': [
      {
        "'Un article d’essai, assez long pour que la description ait la longueur voulue.'":
          "'[À faire : écrire une ou deux phrases, de 50 à 180 signes]'",
        'category: legal': 'category: legal # [À faire : choisir legal, localization ou mt-vs-human]',
        '## Une partie': `## [À faire : le titre

de la partie] [To do: one more]

## Une partie`,
      },
      '3:15 to-do-published',
    ],
  }),
}
