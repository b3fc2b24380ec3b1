import type { Mistake } from './mistake.ts'

/** Marks of Markdown that show as they are, or mean something else than their author meant. */
export const markdown: Readonly<Record<string, Mistake>> = {
  'backquote-without-partner': {
    body: 'L`arc d’un pont.',
    expect: ['13:2 warning: letter-alike'],
  },
  'backslash-at-the-end': {
    body: 'Un texte.\\\n\nUn autre.',
    expect: ['13:10 warning: mark-shown'],
  },
  'body-empty': {
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
---
`,
    },
    expect: ['11:4 body-empty'],
  },
  'code-unclosed': {
    body: '```\nun programme\n\n## Une partie',
    expect: ['13:1 code-unclosed'],
  },
  'emphasis-with-space': {
    body: 'Un mot **gras ** et un *penché *.',
    expect: ['13:8 mark-spaced', '13:24 mark-spaced'],
  },
  'emphasis-without-partner': {
    body: 'Un mot **gras et un autre.',
    expect: ['13:8 warning: mark-shown'],
  },
  'entity-of-nothing': {
    body: `Un paragraphe, avec un [lien](/contact).

## Une partie

Voir [plus haut](#une-partie).

Un mot&#0;de trop, ou &#xD800;deux.`,
    expect: [],
  },
  'entity-without-end': {
    body: 'Un mot&nbsp: deux &amp;eacute; et &lt;br&gt;.',
    expect: ['13:7 warning: entity-shown', '13:19 warning: entity-shown', '13:35 warning: mark-shown'],
  },
  'heading-empty': {
    body: '##\n\n## Une partie',
    expect: ['13:1 heading-empty'],
  },
  'heading-level-skipped': {
    body: '### Trop bas\n\n## Une partie',
    expect: ['13:1 heading-skipped'],
  },
  'heading-of-first-level': {
    body: '# Un titre\n\n## Une partie',
    expect: ['13:1 heading-first-level'],
  },
  'heading-of-one-sign': {
    body: '#Traduction et autres mots.',
    expect: ['13:1 warning: mark-shown'],
  },
  'heading-underlined-by-mistake': {
    body: 'Une phrase qui finit.\n---\n\nLa suite.',
    expect: ['14:1 heading-by-dashes'],
  },
  'heading-underlined-first-level': {
    body: 'Une partie\n===\n\nLa suite.',
    expect: ['13:1 heading-first-level'],
  },
  'heading-with-no-break-space': {
    body: '##\u00a0Une partie',
    expect: ['13:1 heading-unread'],
  },
  'heading-without-space': {
    body: '##Une partie\n\n### Plus loin',
    expect: ['13:1 heading-unread'],
  },
  'line-of-equals-signs': {
    body: `Un texte.

=====

Un autre.`,
    expect: ['15:1 warning: mark-shown'],
  },
  'list-of-bullets': {
    body: 'Nous avons :\n\n• un mot\n• deux mots',
    expect: ['15:1 list-unread'],
  },
  'list-of-dashes': {
    body: '– un mot\n– deux mots',
    expect: ['13:1 list-unread'],
  },
  'list-of-glued-numbers': {
    body: '1.premier\n2.deuxième',
    expect: ['13:1 list-unread'],
  },
  'list-of-one-bullet': {
    body: '• un mot',
    expect: ['13:1 warning: mark-shown'],
  },
  'list-without-space': {
    body: '-un mot\n-deux mots',
    expect: ['13:1 list-unread'],
  },
  'marks-of-other-sites': {
    body: `> [!NOTE]
> Un aparté.

:::tip

Un autre.

[TOC]

[[Une page]] :smile:

Mot
: ce qu’il veut dire

[caption]Un pont[/caption] ==important==`,
    expect: [
      '13:3 mark-foreign',
      '16:1 mark-foreign',
      '20:1 mark-foreign',
      '22:1 mark-foreign',
      '25:1 warning: mark-shown',
      '27:1 warning: mark-shown',
      '27:17 warning: mark-shown',
      '27:28 warning: mark-shown',
    ],
  },
  'sign-around-a-word': {
    body: 'Le type Array<string> en est un.',
    expect: ['13:14 sign-stray'],
  },
  'sign-before-word': {
    body: 'Si a <b alors tant pis.\n\n## Une partie',
    expect: ['13:6 sign-stray'],
  },
  'sign-in-a-table': {
    body: `| Délai   | Prix      |
| ------- | --------- |
| 24 h >  | 30 € <   |

## Une partie`,
    expect: ['15:18 sign-stray'],
  },
  'sign-stray': {
    body: 'Un cœur <3 pour vous.\n\n## Une partie',
    expect: ['13:9 sign-stray'],
  },
  'signs-without-their-other-half': {
    article: {
      'avec un [lien](/contact).': `« avec un [lien](/contact), et (une parenthèse.

Un guillemet " seul, et un » seul. a) ceci ; b) cela. Un écran de 15" et un).`,
    },
    expect: [
      '13:16 warning: sign-unpaired',
      '13:47 warning: sign-unpaired',
      '15:14 warning: sign-unpaired',
      '15:28 warning: sign-unpaired',
      '15:76 warning: sign-unpaired',
    ],
  },
  'strong-mark-in-a-word': {
    body: `Un paragraphe, avec un [lien](/contact).

## Une partie

Voir [plus haut](#une-partie).

Une sen**tence arbitrale.`,
    expect: ['19:8 warning: mark-shown', '19:10 warning: word-misspelt'],
  },
  'table-row-too-long': {
    body: '| Langue | Pays |\n| ------ | ---- |\n| fr | France | Europe |',
    expect: ['15:15 table-row-long'],
  },
  'table-with-empty-line': {
    body: '| Langue | Pays |\n| ------ | ---- |\n\n| fr | France |',
    expect: ['14:18 table-row-apart'],
  },
  'table-with-short-line': {
    body: '| Langue | Pays |\n| ------ |\n| fr | France |',
    expect: ['13:18 table-unread'],
  },
  'table-with-sign-in-code': {
    body: '| Signe | Sens |\n| ----- | ---- |\n| `a|b` | ou |',
    expect: ['15:9 table-row-long'],
  },
  'table-without-line': {
    body: '| Langue | Pays |\n| fr | France |',
    expect: ['13:18 table-unread'],
  },
  'task-without-box': {
    body: '- [] un mot\n- [x ] deux mots',
    expect: ['13:3 warning: mark-shown', '14:3 warning: mark-shown'],
  },
}
