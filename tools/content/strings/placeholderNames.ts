/** What is given with a text, `t('found', { count, query: words })`, or taken along for it, `values: { name }`. */
const GIVEN = /(?:\bt(?:[A-Z]\w*|exts?)?\((?:[^{};]|\$\{[^{}]*\})*?,\s*|\bvalues: )\{((?:[^{}]|\{[^{}]*\})*)\}/g
const KEY = /(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g
/** Where something else than i18next fills it: a template of Typst's. */
const FILLED = /\{\{(\w+)\}\}/g

/** The names of placeholders that the code gives somewhere; which text each is for, only running it would tell. */
export function placeholderNamesIn(sources: readonly string[]): ReadonlySet<string> {
  const names = sources.flatMap((source) => [
    ...matchesOf(GIVEN, source).flatMap((keys) => matchesOf(KEY, keys)),
    ...matchesOf(FILLED, source),
  ])
  // It chooses the form for a number, too.
  return new Set(['count', ...names])
}

function matchesOf(pattern: RegExp, source: string): string[] {
  return Array.from(source.matchAll(pattern), ([, match = '']) => match)
}
