/** The Markdown equivalents of HTML elements. */
const INSTEAD: ReadonlyArray<readonly [names: string, markdown: string]> = [
  ['a iframe embed object video audio form button', '[…](https://…)'],
  ['b strong mark big', '**…**'],
  ['i em cite dfn u var', '_…_'],
  ['s del strike', '~~…~~'],
  ['br', '\\ ↵'],
  ['hr', '---'],
  ['img picture svg figure figcaption', '![…](../../images/….jpg)'],
  ['code kbd samp tt', '`…`'],
  ['pre', '```'],
  ['blockquote', '> …'],
  ['q', '« … » / “…”'],
  ['ul li dl dt dd', '- …'],
  ['ol', '1. …'],
  ['table thead tbody tr th td', '| … | … |'],
  ['h1 h2 details summary', '## …'],
  ['h3', '### …'],
  ['h4 h5 h6', '#### …'],
  ['sup sub', '² / ₂ / [^1]'],
  ['input', '- [ ] …'],
  [
    'p div span center font section article aside header footer main nav small wbr abbr ins label script style link meta',
    '',
  ],
]
const ELEMENTS = new Map(
  INSTEAD.flatMap(([names, markdown]) => names.split(' ').map((name) => [name, markdown] as const)),
)

/**
 * Returns what to write in place of an element of HTML; an empty text where nothing is needed, undefined where there is no such
 * element.
 */
export function markdownFor(name: string): string | undefined {
  return ELEMENTS.get(name.toLowerCase())
}
