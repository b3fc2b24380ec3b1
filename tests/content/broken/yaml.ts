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
    'yaml-line-not-indented': [
      {
        "'Un article d’essai, assez long pour que la description ait la longueur voulue.'":
          'Un article d’essai, assez long pour que la description\nait la longueur voulue.',
      },
      '4:1 yaml-line',
    ],
    'yaml-quote-not-closed': [{ "title: 'Des mots qui passent'": "title: 'Des mots qui passent" }, '2:29 yaml-wrong'],
    'yaml-quote-closed-below': [
      {
        "'Un article d’essai, assez long pour que la description ait la longueur voulue.'":
          '"Un article d’essai, assez long pour que\nla description ait la longueur voulue\ndans cette langue."',
      },
      '3:54 yaml-wrong',
    ],
    'yaml-tab': [{ '  - essai': '\t- essai' }, '8:1 yaml-indent'],
  }),
}
