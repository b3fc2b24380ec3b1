import type { Mistake } from './mistake.ts'

/** Characters that nobody sees, and letters that an encoding has lost. */
export const letters: Readonly<Record<string, Mistake>> = {
  'direction-not-turned-back': {
    files: {
      'content/en/articles/mots.mdx': {
        'paragraph with a': '\u202eparagraph\u202c, with a \u2067link and \u2067words\u2069:',
      },
    },
    expect: [
      'content/en/articles/mots.mdx:14:3 warning: character-hidden',
      'content/en/articles/mots.mdx:14:13 warning: character-hidden',
      'content/en/articles/mots.mdx:14:23 warning: character-hidden',
    ],
  },
  'invisible-character': {
    body: 'Un mot\u0001coupé.\n\n## Une partie',
    expect: ['13:7 character-forbidden'],
  },
  'invisible-characters': {
    article: {
      'Un paragraphe, avec un [lien](/contact).': 'Un\u0001 paragraphe, avec\u009d un [li\uffffen](/contact).',
    },
    expect: ['13:3 character-forbidden', '13:21 character-forbidden', '13:29 character-forbidden'],
  },
  'invisible-line-break': {
    article: { 'Un paragraphe, avec un [lien](/contact).': 'Un paragraphe,\u000bavec un\u000c[lien](/contact).' },
    expect: ['13:15 character-forbidden', '13:23 character-forbidden'],
  },
  'invisible-object': {
    files: {
      'content/en/articles/mots.mdx': {
        'A paragraph with a [link](/contact).': 'A paragraph, with \ufffca [link](/contact).',
      },
    },
    expect: [
      'content/en/articles/mots.mdx:14:19 warning: character-hidden',
      'content/en/articles/mots.mdx:14:19 warning: letter-without-face',
    ],
  },
  'invisible-separator': {
    files: {
      'content/en/articles/mots.mdx': {
        'A paragraph with a [link](/contact).': 'A paragraph,\u2028with a [link](/contact).',
      },
    },
    expect: ['content/en/articles/mots.mdx:14:13 warning: character-hidden'],
  },
  'invisible-space': {
    files: {
      'content/en/articles/mots.mdx': {
        'A paragraph with a [link](/contact).': 'A para\u200bgraph, with\ufeff a [link](/contact).',
      },
    },
    expect: [
      'content/en/articles/mots.mdx:14:7 warning: character-hidden',
      'content/en/articles/mots.mdx:14:19 warning: character-hidden',
    ],
  },
  'letter-lost': {
    article: { 'Un paragraphe, avec un [lien](/contact).': 'Un r\ufffdsum\ufffd, avec un [lien](/contact).' },
    expect: ['13:5 file-encoding'],
  },
  'letter-without-face': {
    files: {
      'content/fr/case-studies/etude.mdx': `---
id: appui
category: app-ui
title: 'Exemple : une application en arabe'
description: 'Une application de démonstration, dont les boutons se lisent de droite à gauche, et ce que cela a changé.'
date: 2026-01-31
order: 1
client: Exemple
image: ../../images/bridge.svg
imageAlt: 'Une passerelle entre deux rives.'
outcomes:
  - Trois langues de plus
  - 'Une case ☐ deux mots'
  - Un seul glossaire
videoLabel: Voir la vidéo
downloadLabel: Télécharger
callToAction:
  title: Parlons-en
  text: Décrivez-nous votre application et ses langues.
  label: Nous écrire
  link: /contact
---

Le bouton dit « إرسال » en arabe, et ꦏꦶꦫꦶꦩ꧀ en javanais.

![Un bouton](../../images/bridge.svg) et \`код 𓀀\`.
`,
    },
    expect: ['content/fr/case-studies/etude.mdx:13:15 warning: letter-without-face'],
  },
  'letters-garbled': {
    article: {
      'd’essai,': 'dâ€™essai,',
      "'L’arc d’une passerelle, dessiné d’un": "'Lâ€™arc dâ€™une passerelle, dessinÃ© dâ€™un",
      'paragraphe,': 'paragraphe Å“uvrÃ© Ã\u00a0 la main Â« dÃ©jÃ\u00a0 Â»,',
    },
    expect: [
      '3:26 warning: word-misspelt',
      '10:12 warning: word-misspelt',
      '10:40 warning: word-misspelt',
      '13:16 warning: sign-unpaired',
      '13:17 warning: word-misspelt',
    ],
  },
  'letters-garbled-once': {
    article: { 'Un paragraphe, avec un [lien](/contact).': 'Un rÃ©sumÃ©, avec un [lien](/contact).' },
    expect: ['13:4 warning: word-misspelt', '13:7 warning: word-misspelt'],
  },
}
