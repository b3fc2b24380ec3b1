/**
 * What is left to do: a reminder that `npm run new` writes, `[À faire : …]` or `[To do: …]`, or what writers put in the
 * place of words: `[À COMPLÉTER]`, TODO, XXX, ___.
 */
export const TO_DO = new RegExp(
  [
    String.raw`\[(?:À faire|To do)\s?:\s*([^\]\n]*)\]?`,
    String.raw`\[(?:[Àà] (?:compléter|faire|vérifier|préciser|traduire|relire|remplacer|confirmer|définir)|(?:[Ii]nsér|[Aa]jout)er|[Ii]nsert|[Aa]dd|[Tt]o be|[Yy]our|[Vv]otre|[Tt]odo)(?![\p{L}])[^\]\n]*\](?![(:[])`,
    String.raw`\[(?!ISO|NDLR|NDT|SIC|TOC|TDM)\p{Lu}[\p{Lu} ’'-]{2,}\](?![(:[])`,
    String.raw`(?<![\p{L}\d_-])(?:TODO|FIXME|TBD|TBC|X{3,})(?![\p{L}\d_-])`,
    String.raw`(?<=\S[ \t])_{3,}(?=[\s.,;€$%)]|$)`,
  ].join('|'),
  'gu',
)
