import { copyOf, type Mistake } from './mistake.ts'

/** Front matter that its schema refuses, or that contradicts other documents. */
export const frontmatter: Readonly<Record<string, Mistake>> = {
  'author-by-name': {
    article: { 'author: ada-exemple': 'author: Ada Exemple' },
    expect: ['5:9 reference-dead'],
  },
  'author-in-other-language-only': {
    article: { 'author: ada-exemple': 'author: bob-example' },
    files: {
      'content/en/team/bob-example.mdx': copyOf('content/en/team/ada-exemple.mdx', {
        "'A person made up for the tests, who translates contracts and instructions for use.'":
          "'Another person made up for the tests, who translates letters and films.'",
        'translatedFrom: b79d538c\n': '',
      }),
    },
    expect: ['5:9 reference-dead'],
  },
  'author-unknown': {
    article: { 'author: ada-exemple': 'author: ada-exempel' },
    expect: ['5:9 reference-dead'],
  },
  'author-unpublished': {
    files: { 'content/fr/team/ada-exemple.mdx': { 'order: 1': 'draft: true\norder: 1' } },
    expect: ['5:9 author-unpublished'],
  },
  'category-unknown': {
    article: { 'category: legal': 'category: juridique' },
    expect: ['6:11 value-unknown'],
  },
  'contact-without-code-or-social': {
    files: {
      'content/fr/team/ada-exemple.mdx': {
        "  codeHosting:\n    link: https://example.com/ada/code\n    label: 'Le code d’Ada'\n": '',
      },
    },
    expect: ['content/fr/team/ada-exemple.mdx:26:3 contact-incomplete'],
  },
  'date-ambiguous': {
    article: { 'date: 2026-01-31': 'date: 04/05/2026' },
    expect: ['4:7 day-ambiguous'],
  },
  'date-in-french-words': {
    article: { 'date: 2026-01-31': 'date: 20 novembre 2026' },
    expect: ['4:7 day-wrong'],
  },
  'date-missing': {
    article: { 'date: 2026-01-31\n': '' },
    expect: ['1:1 key-missing'],
  },
  'date-no-such-day': {
    article: { 'date: 2026-01-31': 'date: 2026-02-30' },
    expect: ['4:7 day-wrong'],
  },
  'date-not-a-date': {
    article: { 'date: 2026-01-31': 'date: demain' },
    expect: ['4:7 day-wrong'],
  },
  'date-to-come-in-one-language': {
    article: { 'date: 2026-01-31': 'date: 2026-12-24' },
    expect: ['content/en/articles/mots.mdx:4:7 warning: dates-differ'],
  },
  'date-with-time': {
    article: { 'date: 2026-01-31': 'date: 2026-11-20T10:00' },
    expect: ['4:7 day-otherwise'],
  },
  'description-too-long-for-search': {
    article: {
      "la longueur voulue.'":
        "plus que la longueur voulue, et que les moteurs de recherche la coupent avant la fin, au milieu d’un mot.'",
    },
    expect: ['3:14 warning: search-result-cut'],
  },
  'description-twice': {
    files: {
      'content/fr/articles/autres.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
      }),
    },
    expect: ['3:14 warning: text-repeated'],
  },
  'draft-not-a-flag': {
    article: { 'tags:': 'draft: oui\ntags:' },
    expect: ['7:8 value-no-flag'],
  },
  'formerly-taken': {
    article: { 'tags:': 'formerly:\n  - mots\ntags:' },
    expect: ['8:5 former-name-taken'],
  },
  'formerly-twice': {
    article: { 'tags:': 'formerly:\n  - anciens-mots\ntags:' },
    files: {
      'content/fr/articles/autres.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
        article: 'autre article',
        'tags:': 'formerly:\n  - anciens-mots\ntags:',
      }),
    },
    expect: ['content/fr/articles/autres.mdx:8:5 former-name-twice', '8:5 former-name-twice'],
  },
  'formerly-wrong': {
    article: { 'tags:': 'formerly:\n  - ../../anciens-mots\ntags:' },
    expect: ['8:5 former-name-wrong'],
  },
  'group-is-text': {
    files: {
      'content/fr/team/ada-exemple.mdx': {
        "title: 'Projet deux'\n    description: 'Un projet dont la description est assez longue.'": 'Projet deux',
      },
    },
    expect: ['content/fr/team/ada-exemple.mdx:21:5 value-no-group'],
  },
  'group-missing': {
    files: {
      'content/fr/team/ada-exemple.mdx': {
        [`contact:
  email:
    link: mailto:ada@example.com
    label: 'Écrire à Ada'
  chat:
    link: https://example.com/chat
    label: 'Discuter avec Ada'
  professionalNetwork:
    link: https://example.com/ada
    label: 'Le profil d’Ada'
  codeHosting:
    link: https://example.com/ada/code
    label: 'Le code d’Ada'
`]: '',
      },
    },
    expect: ['content/fr/team/ada-exemple.mdx:1:1 key-missing'],
  },
  'hero-unknown': {
    article: { 'image: ../../images/bridge.svg': 'image: ../../images/bridge.svg\nhero: confetti' },
    expect: ['10:7 value-unknown'],
  },
  'key-missing': {
    article: { 'category: legal\n': '' },
    expect: ['1:1 key-missing-choice'],
  },
  'key-unknown': {
    article: { 'author: ada-exemple': 'autor: ada-exemple' },
    expect: ['5:1 key-unknown'],
  },
  'key-unknown-in-a-group': {
    files: { 'content/fr/team/ada-exemple.mdx': { 'link: https://example.com/ada': 'url: https://example.com/ada' } },
    expect: ['content/fr/team/ada-exemple.mdx:33:5 key-missing', 'content/fr/team/ada-exemple.mdx:33:5 key-unknown'],
  },
  'key-unknown-nothing-like-it': {
    article: { 'tags:': 'xylophone: oui\ntags:' },
    expect: ['7:1 key-unknown'],
  },
  'language-of-frontmatter': {
    files: {
      'content/en/articles/mots.mdx': {
        "'An article for the tests, long enough for its description to be accepted.'":
          "'Un article d’essai pour la traduction, assez long pour que la description ait la longueur voulue.'",
        "'The arc of a footbridge, drawn in one line.'\ntranslatedFrom: d01c09e2":
          "'Une passerelle qui est dessinée dans le livre.'",
      },
    },
    expect: [
      'content/en/articles/mots.mdx:3:15 warning: passage-in-other-language',
      'content/en/articles/mots.mdx:10:12 warning: passage-in-other-language',
    ],
  },
  'list-missing': {
    files: {
      'content/fr/team/ada-exemple.mdx': {
        [`skills:
  - Droit
  - Médecine
  - Chimie
  - Finance
  - Logiciel
  - Musique
`]: '',
      },
    },
    expect: ['content/fr/team/ada-exemple.mdx:1:1 key-missing'],
  },
  'list-of-wrong-length': {
    files: { 'content/fr/team/ada-exemple.mdx': { '  - Musique\n': '' } },
    expect: ['content/fr/team/ada-exemple.mdx:11:3 list-length'],
  },
  'number-not-whole': {
    files: { 'content/fr/team/ada-exemple.mdx': { 'order: 1': 'order: premier' } },
    expect: ['content/fr/team/ada-exemple.mdx:5:8 value-no-number'],
  },
  'policy-section-of-unknown-type': {
    files: {
      'content/fr/policies/secret.mdx': `---
title: "Le secret"
description: "Une politique d’essai, assez longue pour que la description soit acceptée."
updated: 2026-01-31
sections:
  - title: "Une section"
    type: tableau
---

Du texte.
`,
    },
    expect: ['content/fr/policies/secret.mdx:7:11 section-type'],
  },
  'policy-without-page': {
    files: {
      'content/fr/policies/mentions.mdx': `---
title: "Les mentions"
description: "Une politique d’essai, assez longue pour que la description soit acceptée."
updated: 2026-01-31
sections:
  - title: "Une section"
    type: paragraphs
    paragraphs:
      - "Un paragraphe assez long pour passer."
---

Du texte.
`,
    },
    expect: ['content/fr/policies/mentions.mdx:1:1 page-missing'],
  },
  'related-draft': {
    article: { 'tags:': 'related:\n  - brouillon\ntags:' },
    files: {
      'content/fr/articles/brouillon.mdx': copyOf('content/fr/articles/mots.mdx', { 'tags:': 'draft: true\ntags:' }),
    },
    expect: ['8:5 warning: related-unpublished'],
  },
  'related-scheduled': {
    article: { '- essai': '- essai\nrelated:\n  - demain' },
    files: {
      'content/fr/articles/apres-demain.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots qui reviennent'",
        "'Un ": "'Un dernier ",
        'date: 2026-01-31': 'date: 2027-02-28',
        '- essai': '- essai\nrelated:\n  - demain',
      }),
      'content/fr/articles/demain.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
        article: 'autre article',
        'date: 2026-01-31': 'date: 2027-01-31',
        '- essai': '- essai\nrelated:\n  - apres-demain',
        '[lien](/contact).': '[lien](/articles/apres-demain).',
      }),
    },
    expect: [
      'content/fr/articles/demain.mdx:10:5 warning: related-unpublished',
      'content/fr/articles/demain.mdx:15:24 warning: link-early',
      '10:5 warning: related-unpublished',
    ],
  },
  'related-to-itself': {
    article: { '- essai': '- essai\nrelated:\n  - mots\n  - autres' },
    files: {
      'content/fr/articles/autres.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
        article: 'autre article',
      }),
    },
    expect: ['10:5 reference-itself'],
  },
  'related-twice': {
    article: { '- essai': '- essai\nrelated:\n  - autres\n  - autres' },
    files: {
      'content/fr/articles/autres.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
        article: 'autre article',
      }),
    },
    expect: ['10:3 entry-twice'],
  },
  'related-unknown': {
    article: { 'tags:': 'related:\n  - mosts\ntags:' },
    expect: ['8:5 reference-dead'],
  },
  'tag-twice': {
    article: {
      'tags:': 'tags:\n  - contrats',
      '- essai': '- essai\n  - contrats',
    },
    expect: ['8:3 entry-twice'],
  },
  'tags-not-a-list': {
    article: { 'tags:\n  - essai': 'tags: essai' },
    expect: ['7:7 value-no-list'],
  },
  'text-empty': {
    article: { "title: 'Des mots qui passent'": 'title: ""' },
    expect: ['2:8 value-empty'],
  },
  'text-is-list': {
    article: { "title: 'Des mots qui passent'": 'title: \n  - "Des mots"' },
    expect: ['3:3 value-no-text'],
  },
  'text-is-number': {
    article: { "title: 'Des mots qui passent'": 'title: 2026' },
    expect: ['2:8 value-no-text'],
  },
  'text-too-long': {
    article: {
      "'Des mots qui passent'":
        '"Des mots qui passent et qui repassent la passerelle Des mots qui passent et qui repassent la passerelle Des mots qui passent et qui repassent la passerelle "',
    },
    expect: ['2:8 value-too-long'],
  },
  'text-too-short': {
    article: { "'Un article d’essai, assez long pour que la description ait la longueur voulue.'": '"Trop court."' },
    expect: ['3:14 value-too-short'],
  },
  'text-with-line-break': {
    article: { "title: 'Des mots qui passent'": 'title: "Des mots\\nqui passent"' },
    expect: ['2:8 value-unprintable'],
  },
  'title-in-curly-quotes': {
    article: { "title: 'Des mots qui passent'": 'title: “Des mots qui passent”' },
    expect: ['2:8 warning: value-in-quotes'],
  },
  'title-of-invisible-characters': {
    article: { "title: 'Des mots qui passent'": 'title: "\u200b\u200b\u200b\u200b"' },
    expect: [
      '2:8 value-empty',
      '2:9 warning: character-hidden',
      '2:10 warning: character-hidden',
      '2:11 warning: character-hidden',
      '2:12 warning: character-hidden',
    ],
  },
  'title-too-long-for-search': {
    article: { "passent'": "passent d’une rive à l’autre, et de tout ce qui en reste'" },
    expect: ['2:8 warning: search-result-cut'],
  },
  'title-twice': {
    files: {
      'content/fr/articles/autres.mdx': copyOf('content/fr/articles/mots.mdx', { article: 'autre article' }),
    },
    expect: ['2:8 warning: text-repeated'],
  },
  'updated-before-date': {
    article: { 'date: 2026-01-31': 'date: 2026-01-31\nupdated: 2026-01-30' },
    expect: ['5:10 updated-early'],
  },
}
