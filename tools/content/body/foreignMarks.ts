import { shorten } from '../shorten.ts'
import { unmarked } from './literalText.ts'
import { type LiteralPattern, literalRule } from './literalPattern.ts'

/** What other sites and programs read, and this one does not: the marks would be shown. */
const patterns: readonly LiteralPattern[] = [
  {
    sign: '[!',
    pattern: /^[ \t]*\[!(\w+)\]/gm,
    describe: ({ 0: found, 1: kind = '', index }) => ({
      offset: index + found.indexOf('['),
      message: `[!${kind}] is not read here. Write <Note title="…"> in place of the quotation, and </Note> below it`,
    }),
  },
  {
    sign: ':::',
    pattern: /^[ \t]*:::.*$/gm,
    describe: ({ 0: found, index }) => ({
      offset: index + found.indexOf(':'),
      message: `"${shorten(unmarked(found))}" is not read here. Write <Note title="…"> and </Note>, or delete it`,
    }),
  },
  {
    sign: '[',
    pattern: /^[ \t]*\[\[?(?:toc|tdm|_toc_)\]?\]/gim,
    describe: ({ 0: found, index }) => ({
      offset: index + found.indexOf('['),
      message: `${found.trim()} is not read here. Delete it: an article has a table of contents by itself`,
    }),
  },
  {
    sign: '[[',
    pattern: /\[\[([^[\]\n]+)\]\]/g,
    describe: ({ 0: found, 1: words = '' }) => ({
      message: `${shorten(unmarked(found))} is no link here. Write [${shorten(unmarked(words).replace(/^.*\|/, ''))}](/articles/…)`,
    }),
  },
  {
    sign: '[',
    pattern: /\[(?:caption|gallery|embed|audio|video|quote|url|img)(?:[ =][^\]\n]*)?\](?!\()|\[\/\w+\](?!\()/gi,
    describe: ({ 0: found }) => ({
      severity: 'warning',
      message: `${shorten(unmarked(found))} is not read here, and is shown as it is. Write it in Markdown, or delete it`,
    }),
  },
  {
    sign: ': ',
    pattern: /(?<=\S[ \t]*\n)[ \t]*:[ \t]+(?=\S)/g,
    describe: ({ 0: found, index }) => ({
      severity: 'warning',
      offset: index + found.indexOf(':'),
      message: 'lists of definitions are not read here. Write - **Term**: what it means',
    }),
  },
  {
    sign: ':',
    pattern: /(?<![\w:]):([a-z][a-z0-9]*(?:[_-][a-z0-9]+)*|\+1|-1):(?![\w:])/g,
    describe: ({ 0: found }) => ({
      severity: 'warning',
      message: `${found} is shown as it is. Write the emoji itself, or a word`,
    }),
  },
  {
    sign: '==',
    pattern: /==(?=[^\s\ue000])([^=\n]+)(?<=[^\s\ue000])==/g,
    describe: ({ 1: words = '' }) => ({
      severity: 'warning',
      message: `== around "${shorten(unmarked(words))}" is shown as it is. Write **…** for what matters`,
    }),
  },
  {
    sign: '$$',
    pattern: /\$\$/g,
    describe: () => ({
      severity: 'warning',
      message: '$$ is shown as it is: formulas are not read here. Write it in words',
    }),
  },
  {
    sign: '&',
    pattern:
      /&(?:nbsp|amp|lt|gt|quot|[aeiouAEIOU](?:acute|grave|circ|uml)|[cC]cedil|[lr]aquo|euro|hellip|[mn]dash|rsquo|lsquo)(?![\w;])/g,
    describe: ({ 0: found, index }) => ({
      severity: 'warning',
      message: `"${found}" is shown as it is. Write ${found}; or the sign itself`,
      edits: [{ from: index + found.length, to: index + found.length, text: ';' }],
    }),
  },
  {
    sign: '&amp;',
    pattern: /&amp;(#?\w{2,10};)/g,
    describe: ({ 0: found, 1: rest = '', index }) => ({
      severity: 'warning',
      message: `"${found}" is shown as "&${rest}". Write &${rest} or the sign itself`,
      edits: [{ from: index, to: index + found.length, text: `&${rest}` }],
    }),
  },
  {
    sign: '&lt;',
    pattern: /&lt;\/?(?:br|b|i|p|a|em|strong|img|div|span|ul|ol|li|h[1-6]|table|tr|td)\b/gi,
    describe: ({ 0: found }) => ({
      severity: 'warning',
      message: `HTML is shown as it is: "${shorten(unmarked(found).replace('&lt;', '<'))}". Write it in Markdown, or delete it`,
    }),
  },
]

/** Marks of other kinds of Markdown. */
export const foreignMarks = literalRule(patterns)
