import { caseStudy } from './caseStudy.ts'
import { ARTICLE, changed, copyOf, media, type Mistake } from './mistake.ts'

/** Files that have no place in content/, names that are no addresses, and sources that are no document. */
export const files: Readonly<Record<string, Mistake>> = {
  'address-of-a-page': {
    files: {
      'content/fr/team/contact.mdx': copyOf('content/fr/team/ada-exemple.mdx', {
        "'Une personne inventée pour les essais, qui traduit des contrats et des modes d’emploi.'":
          '"Une autre personne inventée pour les essais, qui traduit des contrats et des modes d’emploi."',
      }),
    },
    expect: ['content/fr/team/contact.mdx:1:1 address-twice'],
  },
  'address-of-a-redirect': {
    files: {
      'content/fr/team/service.mdx': copyOf('content/fr/team/ada-exemple.mdx', {
        "'Une personne inventée pour les essais, qui traduit des contrats et des modes d’emploi.'":
          '"Une autre personne inventée pour les essais, qui traduit des contrats et des modes d’emploi."',
      }),
    },
    expect: ['content/fr/team/service.mdx:1:1 address-twice'],
  },
  'address-twice': {
    files: {
      'content/fr/case-studies/ada-exemple.mdx': changed(caseStudy, {
        [`video:
  file: ../../videos/clip.mp4
  title: Un clip
  description: 'On y voit une passerelle entre deux rives, et un mot qui la traverse en changeant de langue.'
  date: 2026-01-31
`]: '',
      }),
    },
    expect: ['content/fr/team/ada-exemple.mdx:1:1 address-twice'],
  },
  'collection-unknown': {
    files: { 'content/fr/artciles/mots.mdx': copyOf('content/fr/articles/mots.mdx') },
    expect: ['content/fr/artciles/mots.mdx:1:1 collection-unknown'],
  },
  'file-at-the-top': {
    files: {
      'content/essai.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
        article: 'autre article',
      }),
    },
    expect: ['content/essai.mdx:1:1 file-misplaced'],
  },
  'file-empty': {
    files: { 'content/fr/articles/mots.mdx': '' },
    expect: ['1:1 file-empty'],
  },
  'file-ending': {
    files: { 'content/fr/articles/mots.md': copyOf('content/fr/articles/mots.mdx') },
    expect: ['content/fr/articles/mots.md:1:1 file-unread'],
  },
  'file-ending-in-capitals': {
    files: {
      'content/fr/articles/essai.MDX': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
        article: 'autre article',
      }),
    },
    expect: ['content/fr/articles/essai.MDX:1:1 file-ending'],
  },
  'file-ending-of-plain-text': {
    files: {
      'content/fr/articles/Essai de texte.txt': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
        article: 'autre article',
      }),
    },
    expect: ['content/fr/articles/Essai de texte.txt:1:1 file-ending'],
  },
  'file-ending-of-strings': {
    files: { 'content/fr/strings/contact.yaml': 'title: x\n' },
    expect: ['content/fr/strings/contact.yaml:1:1 file-unread'],
  },
  'file-link': {
    links: { 'content/fr/articles/lien.mdx': 'package.json' },
    expect: ['content/fr/articles/lien.mdx:1:1 file-is-link'],
  },
  'file-link-of-a-picture': {
    links: { 'content/images/lien.svg': 'package.json' },
    expect: ['content/images/lien.svg:1:1 file-is-link'],
  },
  'file-name': {
    files: {
      'content/fr/articles/Été à Douala.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": 'title: "Des mots qui restent"',
        "'Un article d’essai, assez long pour que la description ait la longueur voulue.'":
          '"Un autre article d’essai, assez long pour que la description ait la longueur voulue."',
      }),
    },
    expect: ['content/fr/articles/Été à Douala.mdx:1:1 file-name'],
  },
  'file-name-404': {
    files: {
      'content/fr/articles/404.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
        article: 'autre article',
      }),
    },
    expect: ['content/fr/articles/404.mdx:1:1 file-name-impossible'],
  },
  'file-name-too-long': {
    files: {
      'content/fr/articles/traduire-traduire-traduire-traduire-traduire-traduire-traduire-traduire-traduire-traduire-traduire-etc.mdx':
        copyOf('content/fr/articles/mots.mdx', {
          "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
          article: 'autre article',
        }),
    },
    expect: [
      'content/fr/articles/traduire-traduire-traduire-traduire-traduire-traduire-traduire-traduire-traduire-traduire-traduire-etc.mdx:1:1 file-name',
    ],
  },
  'file-name-without-letters': {
    files: {
      'content/fr/articles/翻译.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots qui restent'",
        article: 'autre article',
      }),
    },
    expect: ['content/fr/articles/翻译.mdx:1:1 file-name-impossible'],
  },
  'file-of-a-video': {
    files: { 'content/fr/articles/film.mp4': media('film.mp4') },
    expect: ['content/fr/articles/film.mp4:1:1 file-misplaced'],
  },
  'file-of-a-word-processor': {
    files: { 'content/fr/articles/essai.docx': 'PK' },
    expect: ['content/fr/articles/essai.docx:1:1 file-unread'],
  },
  'file-too-deep': {
    files: { 'content/fr/articles/2026/mots.mdx': copyOf('content/fr/articles/mots.mdx') },
    expect: ['content/fr/articles/2026/mots.mdx:1:1 file-misplaced'],
  },
  'file-with-two-endings': {
    files: { 'content/fr/articles/essai.mdx.txt': copyOf('content/fr/articles/mots.mdx') },
    expect: ['content/fr/articles/essai.mdx.txt:1:1 file-ending'],
  },
  'frontmatter-absent': {
    files: { 'content/fr/articles/mots.mdx': 'Du texte sans frontmatter.\n' },
    expect: ['1:1 frontmatter-start'],
  },
  'frontmatter-after-empty-lines': {
    files: {
      'content/fr/articles/mots.mdx': `

---
title: 'Des mots qui passent'
description: 'Un article d’essai, assez long pour que la description ait la longueur voulue.'
date: 2026-01-31
author: ada-exemple
category: legal
tags:
  - essai
image: ../../images/bridge.svg
imageAlt: 'L’arc d’une passerelle, dessiné d’un trait.'
---

Un paragraphe, avec un [lien](/contact).

## Une partie

Voir [plus haut](#une-partie).
`,
    },
    expect: ['1:1 frontmatter-start'],
  },
  'frontmatter-broken-and-links': {
    article: {
      'date: 2026-01-31': 'date: demain',
      'author: ada-exemple': 'author: Ada Exemple',
      'Un paragraphe, avec un [lien](/contact).': 'Un paragraphe, avec un [lien](/contcat).',
    },
    expect: ['4:7 day-wrong', '5:9 reference-dead', '13:24 link-dead'],
  },
  'frontmatter-ends-in-text': {
    files: {
      'content/fr/articles/mots.mdx': `---
title: 'Des mots qui passent'
description: 'Un article d’essai, assez long pour que la description ait la longueur voulue.'
date: 2026-01-31
author: ada-exemple
category: legal
tags:
  - essai
image: ../../images/bridge.svg
imageAlt: 'L’arc d’une passerelle, dessiné d’un trait.'

Un paragraphe, avec un [lien](/contact).

## Une partie

Voir [plus haut](#une-partie).

---
`,
    },
    expect: ['12:1 frontmatter-end', '18:4 body-empty'],
  },
  'frontmatter-ends-with-too-few': {
    article: { '---\n\nUn paragraphe, avec un [lien](/contact).': '--\n\nUn paragraphe, avec un [lien](/contact).' },
    expect: ['11:1 frontmatter-end'],
  },
  'frontmatter-invalid-yaml': {
    article: { "title: 'Des mots qui passent'": 'title: Des mots : ceux qui passent: encore' },
    expect: ['2:8 yaml-line'],
  },
  'frontmatter-is-a-list': {
    files: {
      'content/fr/articles/mots.mdx': `---
- un
- deux
---

Du texte.
`,
    },
    expect: ['1:1 frontmatter-start'],
  },
  'frontmatter-javascript': {
    files: {
      'content/fr/articles/mots.mdx': `---js
{ title: process.exit(1) }
---

Du texte.
`,
    },
    expect: ['1:4 frontmatter-language'],
  },
  'frontmatter-unclosed': {
    files: {
      'content/fr/articles/mots.mdx': `---
title: "Des mots"

Du texte.
`,
    },
    expect: ['1:1 frontmatter-end'],
  },
  'frontmatter-with-a-dash': {
    article: { '---': '—' },
    expect: ['1:1 frontmatter-start'],
  },
  'frontmatter-without-first-line': {
    article: { '---\n': '' },
    expect: ['1:1 frontmatter-start'],
  },
  'language-unknown': {
    files: { 'content/xx/articles/mots.mdx': copyOf('content/fr/articles/mots.mdx') },
    expect: ['content/xx/articles/mots.mdx:1:1 file-misplaced'],
  },
  'line-ends-of-old-macs': {
    files: { [ARTICLE]: copyOf(ARTICLE).replaceAll('\n', '\r') },
    expect: ['1:4 line-ends'],
  },
  'utf-16': {
    files: { [ARTICLE]: Buffer.from(`\ufeff${copyOf(ARTICLE)}`, 'utf16le') },
    expect: ['1:1 file-encoding'],
  },
}
