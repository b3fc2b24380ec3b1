import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { isLocale, type Locale } from '../../renderer/languages.ts'
import type { Change, Diagnostic } from './diagnostics.ts'
import { createLocator } from './locate.ts'
import { offsetAt, type Passage, stretchAt } from './prose/passage.ts'
import { textPassages } from './prose/textPassages.ts'
import { readSource } from './readSource.ts'
import type { ShowableTexts } from './shownTexts.ts'

/** Where figures are written out, once. */
const FACTS = /^content\/\w+\/strings\/facts\.json$/
/** A year, a bare number: it may be any other. */
const COMMON = /^[\d\s.,]+$/

/**
 * Figures of facts.json that a text writes out itself, and that would go wrong with the next price list.
 *
 * @param passages of one file
 * @param source the whole file
 * @param texts those that documents may show, in the language of the file
 * @returns warnings, with what mends them where only one figure can be meant
 */
export function checkWrittenFigures(
  passages: readonly Passage[],
  { file, source, texts }: { readonly file: string; readonly source: string; readonly texts: ShowableTexts },
): Diagnostic[] {
  const figures = figuresOf(texts)
  if (figures.size === 0) return []
  // The longest first: « 24 à 48 heures » is not « 48 heures ».
  const longest = [...figures.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])(?:${longest.map(asPattern).join('|')})(?![\\p{L}\\d]|[.,]\\d)`,
    'gu',
  )
  const locate = createLocator(source)
  return passages.flatMap((passage) =>
    [...plain(passage.text).matchAll(pattern)].map(({ 0: written, index }): Diagnostic => {
      const names = (figures.get(written) ?? []).map((name) => `$t(${name})`)
      const offset = stretchAt(passage, index, index + written.length)?.offset
      const [only, ...others] = names
      const fix: Change[] =
        only && others.length === 0 && offset !== undefined && !passage.isHeading
          ? [{ kind: 'replace', file, from: locate(offset), to: locate(offset + written.length), text: only }]
          : []
      const advice = passage.isHeading
        ? 'Leave it out of the heading'
        : `Write ${names.join(' or ')}; if it is another figure, write it in words`
      return {
        file,
        ...locate(offsetAt(passage, index)),
        severity: 'warning',
        message: `"${written}" is a figure of facts.json, which may change. ${advice}`,
        ...(fix.length > 0 && { fix }),
      }
    }),
  )
}

/**
 * The same for the texts of the interface.
 *
 * @param root the project's root
 */
export async function checkWrittenFiguresOfTexts(
  root: string,
  texts: (locale: Locale) => ShowableTexts,
): Promise<Diagnostic[]> {
  const files = await glob('content/*/strings/*.json', { cwd: root })
  return files.toSorted().flatMap((file) => {
    const [, locale = ''] = file.split('/')
    const source = FACTS.test(file) || !isLocale(locale) ? undefined : readSource(join(root, file))
    return source === undefined || !isLocale(locale)
      ? []
      : checkWrittenFigures(textPassages(source), { file, source, texts: texts(locale) })
  })
}

/** The names of each figure, `facts:replyTime`, by how it is written with plain spaces. */
function figuresOf(texts: ShowableTexts): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  for (const [name, text] of texts) {
    const figure = plain(text)
    if (name.startsWith('facts:') && /\d/.test(figure) && !COMMON.test(figure)) {
      names.set(figure, [...(names.get(figure) ?? []), name])
    }
  }
  return names
}

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-')
}

function asPattern(figure: string): string {
  return figure.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
