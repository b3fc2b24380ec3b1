import { inBody, type Mistake } from './mistake.ts'

/** What would run, and what the parser cannot read. */
export const code: Readonly<Record<string, Mistake>> = {
  ...inBody({
    comment: ['Avant <!-- un commentaire --> après.', '13:7 html-tag'],
    export: ['export const secret = 1', '13:1 program-text'],
    expression: ['Deux et deux font {2 + 2}.', '13:19 brace-shown'],
    html: ['<div>Du HTML</div>', '13:1 html-tag'],
    import: ['import secret from "node:fs"', '13:1 program-text'],
    'too-deep': ['- - - - - - - - - - - - - - Un mot.', '13:1 file-too-long'],
  }),
}
