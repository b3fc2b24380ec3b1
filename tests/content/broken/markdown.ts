import { inBody, inArticle, type Mistake } from './mistake.ts'

/** Marks of Markdown that show as they are, or mean something else than their author meant. */
export const markdown: Readonly<Record<string, Mistake>> = {
  ...inBody({
    'backquote-without-partner': ['L`arc d’un pont.', '13:2 warning: letter-alike'],
    'backslash-at-the-end': ['Un texte.\\\n\nUn autre.', '13:10 warning: mark-shown'],
    'code-unclosed': ['```\nun programme', '13:1 code-unclosed'],
    'emphasis-without-partner': ['Un mot **gras et un autre.', '13:8 warning: mark-shown'],
    'entity-of-nothing': [`Un mot&#0;de trop, ou &#xD800;deux.`],
    'entity-without-end': [
      'Un mot&nbsp: deux &amp;eacute; et &lt;br&gt;.',
      '13:7 warning: entity-shown',
      '13:19 warning: entity-shown',
      '13:35 warning: mark-shown',
    ],
    'heading-empty': ['##', '13:1 heading-empty'],
    'heading-level-skipped': ['### Trop bas', '13:1 heading-skipped'],
    'heading-of-first-level': ['# Un titre', '13:1 heading-first-level'],
    'heading-of-one-sign': ['#Traduction et autres mots.', '13:1 warning: mark-shown'],
    'heading-underlined-by-mistake': ['Une phrase qui finit.\n---\n\nLa suite.', '14:1 heading-by-dashes'],
    'heading-underlined-first-level': ['Une partie\n===\n\nLa suite.', '13:1 heading-first-level'],
    'heading-without-space': ['##Une partie\n\n### Plus loin', '13:1 heading-unread'],
    'line-of-equals-signs': ['Un texte.\n\n=====\n\nUn autre.', '15:1 warning: mark-shown'],
    'list-of-dashes': ['– un mot\n– deux mots', '13:1 list-unread'],
    'list-of-one-bullet': ['• un mot', '13:1 warning: mark-shown'],
    'marks-of-other-sites': [
      `> [!NOTE]
> Un aparté.

:::tip

Un autre.

[TOC]

[[Une page]] :smile:

Mot
: ce qu’il veut dire

[caption]Un pont[/caption] ==important==`,
      '13:3 mark-foreign',
      '16:1 mark-foreign',
      '20:1 mark-foreign',
      '22:1 mark-foreign',
      '25:1 warning: mark-shown',
      '27:1 warning: mark-shown',
      '27:17 warning: mark-shown',
      '27:28 warning: mark-shown',
    ],
    'sign-around-a-word': ['Le type Array<string> en est un.', '13:14 sign-stray'],
    'sign-before-word': ['Si a <b alors tant pis.', '13:6 sign-stray'],
    'sign-in-a-table': ['| Délai   | Prix      |\n| ------- | --------- |\n| 24 h >  | 30 € <   |', '15:18 sign-stray'],
    'sign-stray': ['Un cœur <3 pour vous.', '13:9 sign-stray'],
    'strong-mark-in-a-word': [`Une sen**tence arbitrale.`, '13:8 warning: mark-shown', '13:10 warning: word-misspelt'],
    'table-row-too-long': ['| Langue | Pays |\n| ------ | ---- |\n| fr | France | Europe |', '15:15 table-row-long'],
    'table-with-empty-line': ['| Langue | Pays |\n| ------ | ---- |\n\n| fr | France |', '14:18 table-row-apart'],
    'table-with-short-line': ['| Langue | Pays |\n| ------ |\n| fr | France |', '13:18 table-unread'],
    'table-with-sign-in-code': ['| Signe | Sens |\n| ----- | ---- |\n| `a|b` | ou |', '15:9 table-row-long'],
    'task-without-box': ['- [] un mot\n- [x ] deux mots', '13:3 warning: mark-shown', '14:3 warning: mark-shown'],
  }),

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
  ...inArticle({
    'signs-without-their-other-half': [
      {
        'avec un [lien](/contact).': `« avec un [lien](/contact), et (une parenthèse.

Un guillemet " seul, et un » seul. a) ceci ; b) cela. Un écran de 15" et un).`,
      },
      '13:16 warning: sign-unpaired',
      '13:47 warning: sign-unpaired',
      '15:14 warning: sign-unpaired',
      '15:28 warning: sign-unpaired',
      '15:76 warning: sign-unpaired',
    ],
  }),
}
