import { inBody, inArticle, type Mistake } from './mistake.ts'

/** Marks of Markdown that show as they are, or mean something else than their author meant. */
export const markdown: Readonly<Record<string, Mistake>> = {
  ...inBody({
    'heading-by-bold': ['**Une partie**\n\nDes mots.', '13:1 warning: heading-by-bold'],
    'heading-empty': ['##', '13:1 heading-empty'],
    'heading-level-skipped': ['### Trop bas', '13:1 heading-level'],
    'heading-of-first-level': ['# Un titre', '13:1 heading-level'],
    'sign-stray': ['Un cœur <3 pour vous.', '13:9 html-tag'],
    'table-head-empty': ['| Langue |   |\n| ------ | - |\n| fr | 1 |', '13:10 warning: table-head-empty'],
    'table-row-too-long': ['| Langue | Pays |\n| ------ | ---- |\n| fr | France | Europe |', '15:15 table-row-long'],
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
        'avec un [lien](/contact).': `« avec un [lien](/contact), et “ceci.

## Un titre

Un guillemet " seul, et un » seul. Un écran de 15”, et II) :).`,
      },
      '13:16 warning: quotes-unpaired',
      '13:47 warning: quotes-unpaired',
      '17:14 warning: quotes-unpaired',
      '17:28 warning: quotes-unpaired',
    ],
  }),
}
