import { copyOf, inArticle, inFile, inFiles, type Mistake } from './mistake.ts'

/** Front matter that its schema refuses, or that contradicts other documents. */
export const frontmatter: Readonly<Record<string, Mistake>> = {
  ...inFiles({
    'policy-section-of-unknown-type': [
      'content/fr/policies/secret.mdx',
      `---
title: "Le secret"
description: "Une politique d’essai, assez longue pour que la description soit acceptée."
updated: 2026-01-31
sections:
  - title: "Une section"
    type: tableau
---

Du texte.
`,
      '7:11 key-missing',
    ],
    'policy-without-page': [
      'content/fr/policies/mentions.mdx',
      `---
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
      '1:1 file-misplaced',
    ],
  }),

  ...inArticle({
    'author-by-name': [{ 'author: ada-exemple': 'author: Ada Exemple' }, '5:9 reference-dead'],
    'category-unknown': [{ 'category: legal': 'category: juridique' }, '6:11 value-unknown'],
    'date-ambiguous': [{ 'date: 2026-01-31': 'date: 04/05/2026' }, '4:7 day-wrong'],
    'date-to-come-in-one-language': [
      { 'date: 2026-01-31': 'date: 2026-12-24' },
      'content/en/articles/mots.mdx:4:7 warning: value-differs',
    ],
    'formerly-taken': [{ 'tags:': 'formerly:\n  - mots\ntags:' }, '8:5 former-name-taken'],
    'key-missing': [{ 'category: legal\n': '' }, '1:1 key-missing'],
    'key-unknown': [{ 'author: ada-exemple': 'autor: ada-exemple' }, '5:1 key-unknown'],
    'tag-twice': [
      {
        'tags:': 'tags:\n  - contrats',
        '- essai': '- essai\n  - contrats',
      },
      '8:3 value-form',
    ],
    'tags-not-a-list': [{ 'tags:\n  - essai': 'tags: essai' }, '7:7 value-type'],
    'text-empty': [{ "title: 'Des mots qui passent'": 'title: ""' }, '2:8 value-length'],
    'text-is-number': [{ "title: 'Des mots qui passent'": 'title: 2026' }, '2:8 value-type'],
    'text-too-long': [
      {
        "'Des mots qui passent'":
          '"Des mots qui passent et qui repassent la passerelle Des mots qui passent et qui repassent la passerelle Des mots qui passent et qui repassent la passerelle "',
      },
      '2:8 value-length',
    ],
    'text-too-short': [
      { "'Un article d’essai, assez long pour que la description ait la longueur voulue.'": '"Trop court."' },
      '3:14 value-length',
    ],
    'text-with-line-break': [
      { "title: 'Des mots qui passent'": 'title: "Des mots\\nqui passent"' },
      '2:8 character-forbidden',
    ],
    'updated-before-date': [{ 'date: 2026-01-31': 'date: 2026-01-31\nupdated: 2026-01-30' }, '5:10 updated-early'],
  }),
  'author-unpublished': {
    files: { 'content/fr/team/ada-exemple.mdx': { 'order: 1': 'draft: true\norder: 1' } },
    expect: ['5:9 reference-dead'],
  },
  'title-twice': {
    files: {
      'content/fr/articles/autres.mdx': copyOf('content/fr/articles/mots.mdx', { article: 'autre article' }),
    },
    expect: ['2:8 warning: text-repeated'],
  },
  ...inFile('content/fr/team/ada-exemple.mdx', {
    'contact-without-code-or-social': [
      {
        "  codeHosting:\n    link: https://example.com/ada/code\n    label: 'Le code d’Ada'\n": '',
      },
      '26:3 key-missing',
    ],
    'key-unknown-in-a-group': [
      { 'link: https://example.com/ada': 'url: https://example.com/ada' },
      '33:5 key-unknown',
      '33:5 key-missing',
    ],
    'list-of-wrong-length': [{ '  - Musique\n': '' }, '11:3 value-length'],
  }),
}
