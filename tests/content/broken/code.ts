import type { Mistake } from './mistake.ts'

/** What would run, and what the parser cannot read. */
export const code: Readonly<Record<string, Mistake>> = {
  'brace-stray': {
    body: 'Une accolade { toute seule.\n\n## Une partie',
    expect: ['13:14 brace-shown'],
  },
  'brace-unreadable': {
    body: 'Une accolade {a b} de trop.\n\n## Une partie',
    expect: ['13:14 brace-shown'],
  },
  comment: {
    body: 'Avant <!-- un commentaire --> après.\n\n## Une partie',
    expect: ['13:7 mark-foreign'],
  },
  export: {
    body: 'export const secret = 1\n\n## Une partie',
    expect: ['13:1 program-text'],
  },
  expression: {
    body: 'Deux et deux font {2 + 2}.\n\n## Une partie',
    expect: ['13:19 brace-shown'],
  },
  'expression-alone': {
    body: '{process.exit(1)}\n\n## Une partie',
    expect: ['13:1 brace-shown'],
  },
  html: {
    body: '<div>Du HTML</div>\n\n## Une partie',
    expect: ['13:1 html-useless'],
  },
  'html-line-break': {
    body: 'Une ligne<br>\net la suivante.',
    expect: ['13:10 html-tag'],
  },
  import: {
    body: 'import secret from "node:fs"\n\n## Une partie',
    expect: ['13:1 program-text'],
  },
  'syntax-errors-and-others': {
    article: {
      'Un paragraphe, avec un [lien](/contact).': `Une {accolade, <3, [un lien](/contcat).

import notre équipe

<Note title=Bon>

#### Trop profond

</Note>

Écrire à <https://exemple.example> <!-- ou pas -->.`,
      'Voir [plus haut](#une-partie).': 'Voir [le bas](#le-bas).',
    },
    expect: [
      '13:5 brace-shown',
      '13:16 sign-stray',
      '13:20 link-dead',
      '17:1 tag-unread',
      '19:1 heading-skipped',
      '23:10 sign-stray',
      '23:36 mark-foreign',
      '27:6 link-fragment-dead',
    ],
  },
  'too-deep': {
    body: '- - - - - - - - - - - - - - Un mot.',
    expect: ['13:1 sign-repeated'],
  },
  'too-often-in-a-row': {
    body: 'Un mot' + '>'.repeat(400) + ' deux.',
    expect: ['13:7 sign-repeated'],
  },
}
