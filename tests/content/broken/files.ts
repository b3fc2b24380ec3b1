import { caseStudyWithoutVideo } from './caseStudy.ts'
import { anotherArticle, ARTICLE, copyOf, inArticle, inFiles, type Mistake } from './mistake.ts'

/** Files that have no place in content/, names that are no addresses, and sources that are no document. */
export const files: Readonly<Record<string, Mistake>> = {
  ...inFiles({
    'address-of-a-redirect': [
      'content/fr/team/service.mdx',
      copyOf('content/fr/team/ada-exemple.mdx', {
        "'Une personne inventée pour les essais, qui traduit des contrats et des modes d’emploi.'":
          '"Une autre personne inventée pour les essais, qui traduit des contrats et des modes d’emploi."',
      }),
      '1:1 address-twice',
    ],
    'line-ends-of-old-macs': [ARTICLE, copyOf(ARTICLE).replaceAll('\n', '\r'), '1:4 file-encoding'],
    'frontmatter-is-a-list': [
      ARTICLE,
      `---
- un
- deux
---

Du texte.
`,
      '2:1 yaml-line',
    ],
    'frontmatter-unclosed': [
      ARTICLE,
      `---
title: "Des mots"

Du texte.
`,
      '1:1 frontmatter-bounds',
    ],
    'file-at-the-top': ['content/essai.mdx', anotherArticle, '1:1 file-misplaced'],
    'file-ending': ['content/fr/articles/mots.md', copyOf('content/fr/articles/mots.mdx'), '1:1 file-name'],
    'file-name': [
      'content/fr/articles/Été à Douala.mdx',
      copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": 'title: "Des mots qui restent"',
        "'Un article d’essai, assez long pour que la description ait la longueur voulue.'":
          '"Un autre article d’essai, assez long pour que la description ait la longueur voulue."',
      }),
      '1:1 file-name',
    ],
  }),

  'address-twice': {
    files: {
      'content/fr/case-studies/ada-exemple.mdx': caseStudyWithoutVideo,
    },
    expect: ['content/fr/case-studies/ada-exemple.mdx:1:1 address-twice'],
  },
  'file-link': {
    links: { 'content/fr/articles/lien.mdx': 'package.json' },
    expect: ['content/fr/articles/lien.mdx:1:1 file-misplaced'],
  },
  ...inArticle({
    'frontmatter-broken-and-links': [
      {
        'date: 2026-01-31': 'date: demain',
        'author: ada-exemple': 'author: Ada Exemple',
        'Un paragraphe, avec un [lien](/contact).': 'Un paragraphe, avec un [lien](/contcat).',
      },
      '4:7 day-wrong',
      '5:9 reference-dead',
      '13:24 link-dead',
    ],
  }),
}
