import { remove, type TypographyRule } from './rule.ts'

const UNIT = String.raw`(?:[%€$£]|(?:h|hours?|min|minutes?|seconds?|days?|weeks?|months?|years?|times|points?|words?|pages?|euros?|dollars?|francs?|million|billion|km|kilometres?|metres?|cm|mm|kg|kilos?|grams?|[kMGT]B)(?![\p{L}\d]))`

/**
 * The Canadian Style, 5.09 to 5.12 (numbers) and 7.02 (spacing):
 * https://btb.termiumplus.gc.ca/tcdnstyl-chap?info0=7&lang=eng&lettr=chapsect7
 */
export const english: readonly TypographyRule[] = [
  {
    pattern: /[ \u00a0\u202f]{1,9}(?=[:;!?]{1,9}(?:[\s)”"]|$))(?<=[\p{L}\p{N})”"…\uFFFC][ \u00a0\u202f]{1,9})/gu,
    message: 'a space before the mark, as French has it',
    replace: remove,
  },
  {
    // Telephone numbers have no groups of three alone.
    pattern: /(?<![\d+(,.-] ?)[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?![\d-]|[ ,.]\d)/g,
    message: 'spaces between thousands, which are commas in English',
    replace: (number) => number.replaceAll(/\s/g, ','),
  },
  {
    pattern: new RegExp(String.raw`\d,\d{1,2}(?=[ \u00a0]?${UNIT})(?<!(?:[.,]|\d )\d+,\d+)`, 'gu'),
    message: 'a comma before decimals, which is a point in English',
    replace: (number) => number.replace(',', '.'),
  },
  {
    pattern: /[ \u00a0\u202f]{1,9}(?=%)(?<=\d[ \u00a0\u202f]{1,9})/g,
    message: 'a space before %',
    replace: remove,
  },
  {
    pattern: /(?<![\d,.$£] ?)\d+(?:,\d{3})*(?:\.\d+)?[ \u00a0]?[$£](?![\p{L}\p{N}]|[ \u00a0]\d)/gu,
    message: 'the currency stands after its number',
    replace: (price) => `${price.at(-1) ?? ''}${price.slice(0, -1).trim()}`,
  },
]
