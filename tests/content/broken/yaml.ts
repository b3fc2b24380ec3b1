import type { Mistake } from './mistake.ts'

/** What YAML refuses, or reads otherwise than its author meant. */
export const yaml: Readonly<Record<string, Mistake>> = {
  'yaml-alias': {
    article: { "title: 'Des mots qui passent'": 'title: &titre "Des mots qui passent"\nimageCredit: *titre' },
    expect: ['2:8 yaml-line', '3:14 yaml-line'],
  },
  'yaml-ampersand': {
    article: { "title: 'Des mots qui passent'": 'title: &Cie et ses mots' },
    expect: ['2:8 yaml-line'],
  },
  'yaml-and-schema-at-once': {
    article: {
      "title: 'Des mots qui passent'": 'title: Traduire : un métier',
      'date: 2026-01-31': 'date: 31/01/2026',
      'author: ada-exemple': 'autor: ada-exemple',
      'category: legal': 'category: juridique',
    },
    expect: ['2:8 yaml-line', '4:7 day-otherwise', '5:1 key-unknown', '6:11 value-unknown'],
  },
  'yaml-apostrophe-in-quotes': {
    article: { "title: 'Des mots qui passent'": "title: 'L'œil du traducteur'" },
    expect: ['2:11 yaml-line'],
  },
  'yaml-asterisks-as-list': {
    article: { '- essai': '* essai' },
    expect: ['8:3 yaml-line'],
  },
  'yaml-backslash': {
    article: { "title: 'Des mots qui passent'": 'title: "Le dossier C:\\Users"' },
    expect: ['2:8 yaml-line'],
  },
  'yaml-brace': {
    article: { "title: 'Des mots qui passent'": 'title: {Guide} Des mots qui passent' },
    expect: ['2:8 yaml-line'],
  },
  'yaml-bracket-not-closed': {
    article: { 'tags:\n  - essai': 'tags: [essai, passerelle' },
    expect: ['7:25 yaml-open'],
  },
  'yaml-comment-in-tag': {
    article: { '- essai': '- C #' },
    expect: ['8:5 yaml-line'],
  },
  'yaml-comment-in-title': {
    article: { "title: 'Des mots qui passent'": 'title: Les dix erreurs du métier #1' },
    expect: ['2:8 yaml-line'],
  },
  'yaml-conflict': {
    article: {
      "title: 'Des mots qui passent'": "<<<<<<< HEAD\ntitle: 'Des mots qui passent'",
      "passent'": "passent'\n=======\ntitle: 'Des mots qui traversent'\n>>>>>>> relecture",
    },
    expect: ['2:1 merge-conflict'],
  },
  'yaml-curly-quotes': {
    article: { "title: 'Des mots qui passent'": 'title: “Traduire : un métier”' },
    expect: ['2:8 yaml-line'],
  },
  'yaml-equals-sign': {
    article: { "title: 'Des mots qui passent'": 'title = Des mots qui passent' },
    expect: ['2:6 yaml-line'],
  },
  'yaml-indented-unevenly': {
    article: { '- essai': '- essai\n - passerelle' },
    expect: ['9:1 yaml-uneven'],
  },
  'yaml-key-indented': {
    article: { 'author: ada-exemple': '  author: ada-exemple' },
    expect: ['5:1 yaml-indent'],
  },
  'yaml-key-twice': {
    article: { 'category: legal': 'category: legal\ncategory: legal' },
    expect: ['7:1 key-twice'],
  },
  'yaml-line-not-indented': {
    article: {
      "'Un article d’essai, assez long pour que la description ait la longueur voulue.'":
        'Un article d’essai, assez long pour que la description\nait la longueur voulue.',
    },
    expect: ['4:1 yaml-indent'],
  },
  'yaml-line-that-is-no-key': {
    article: { 'date: 2026-01-31': 'date: "2026-01-31"\nnote' },
    expect: ['5:1 yaml-colon'],
  },
  'yaml-line-that-looks-like-a-key': {
    article: {
      "'Un article d’essai, assez long pour que la description ait la longueur voulue.'": `Un article d’essai, assez long pour que la description ait
la longueur voulue : celle-ci.`,
    },
    expect: ['4:1 key-is-text'],
  },
  'yaml-no-break-spaces-before-text': {
    article: { '  - essai': '\u00a0\u00a0- essai' },
    expect: ['8:1 yaml-indent'],
  },
  'yaml-no-colon': {
    article: { 'date: 2026-01-31': 'date 2026-01-31' },
    expect: ['4:5 yaml-line'],
  },
  'yaml-no-space-after-colon': {
    article: { 'date: 2026-01-31': 'date:2026-01-31' },
    expect: ['4:6 yaml-line'],
  },
  'yaml-of-two-documents': {
    article: { 'date: 2026-01-31': 'date: 2026-01-31\n...' },
    expect: ['6:1 yaml-wrong'],
  },
  'yaml-quote-not-closed': {
    article: { "title: 'Des mots qui passent'": "title: 'Des mots qui passent" },
    expect: ['2:29 yaml-line'],
  },
  'yaml-quotes-in-quotes': {
    article: { "title: 'Des mots qui passent'": 'title: "Le "bon" mot"' },
    expect: ['2:8 yaml-line'],
  },
  'yaml-tab': {
    article: { '  - essai': '\t- essai' },
    expect: ['8:1 yaml-indent'],
  },
  'yaml-text-after-quotes': {
    article: { "title: 'Des mots qui passent'": 'title: "Passer" les mots' },
    expect: ['2:8 yaml-line'],
  },
}
