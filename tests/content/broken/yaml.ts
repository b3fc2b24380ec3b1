import { inArticle, type Mistake } from './mistake.ts'

/** What YAML refuses, or reads otherwise than its author meant. */
export const yaml: Readonly<Record<string, Mistake>> = {
  ...inArticle({
    'yaml-alias': [
      { "title: 'Des mots qui passent'": 'title: &titre "Des mots qui passent"\nimageCredit: *titre' },
      '2:15 yaml-line',
    ],
    'yaml-apostrophe-in-quotes': [
      { "title: 'Des mots qui passent'": "title: 'L'œil du traducteur'" },
      '2:11 yaml-wrong',
    ],
    'yaml-comment-in-title': [
      { "title: 'Des mots qui passent'": 'title: Les dix erreurs du métier #1' },
      '2:8 yaml-line',
    ],
    'yaml-conflict': [
      {
        "title: 'Des mots qui passent'": "<<<<<<< HEAD\ntitle: 'Des mots qui passent'",
        "passent'": "passent'\n=======\ntitle: 'Des mots qui traversent'\n>>>>>>> relecture",
      },
      '2:1 merge-conflict',
    ],
    'yaml-key-indented': [{ 'author: ada-exemple': '  author: ada-exemple' }, '4:7 yaml-line'],
    'yaml-key-twice': [{ 'category: legal': 'category: legal\ncategory: legal' }, '7:1 key-twice'],
    'yaml-tab': [{ '  - essai': '\t- essai' }, '8:1 yaml-indent'],
  }),
}
