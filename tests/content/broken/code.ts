import { inBody, inArticle, type Mistake } from './mistake.ts'

/** What would run, and what the parser cannot read. */
export const code: Readonly<Record<string, Mistake>> = {
  ...inBody({
    'brace-stray': ['Une accolade { toute seule.', '13:14 brace-shown'],
    comment: ['Avant <!-- un commentaire --> après.', '13:7 mark-foreign'],
    export: ['export const secret = 1', '13:1 program-text'],
    expression: ['Deux et deux font {2 + 2}.', '13:19 brace-shown'],
    'expression-alone': ['{process.exit(1)}', '13:1 brace-shown'],
    html: ['<div>Du HTML</div>', '13:1 html-useless'],
    'html-line-break': ['Une ligne<br>\net la suivante.', '13:10 html-tag'],
    import: ['import secret from "node:fs"', '13:1 program-text'],
    'too-deep': ['- - - - - - - - - - - - - - Un mot.', '13:1 sign-repeated'],
    'too-often-in-a-row': ['Un mot' + '>'.repeat(400) + ' deux.', '13:7 sign-repeated'],
  }),

  ...inArticle({
    'syntax-errors-and-others': [
      {
        'Un paragraphe, avec un [lien](/contact).': `Une {accolade, <3, [un lien](/contcat).

import notre équipe

<Note title=Bon>

#### Trop profond

</Note>

Écrire à <https://exemple.example> <!-- ou pas -->.`,
        'Voir [plus haut](#une-partie).': 'Voir [le bas](#le-bas).',
      },
      '13:5 brace-shown',
      '13:16 sign-stray',
      '13:20 link-dead',
      '17:1 tag-unread',
      '19:1 heading-skipped',
      '23:10 sign-stray',
      '23:36 mark-foreign',
      '27:6 link-fragment-dead',
    ],
  }),
}
