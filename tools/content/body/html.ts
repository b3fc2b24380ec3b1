/** The Markdown for HTML elements; empty for those that only lay out the page or run code. */
const MARKDOWN: ReadonlyArray<readonly [elements: string, markdown: string]> = [
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
  ['ul li dl dt dd input', '- …'],
  ['ol', '1. …'],
  ['table thead tbody tr th td', '| … | … |'],
  ['h1 h2 details summary', '## …'],
  ['h3 h4 h5 h6', '### …'],
  ['sup sub', '² / ₂ / [^1]'],
  ['p div span center font section article aside header footer main nav small wbr abbr ins label', ''],
  ['script style link meta', ''],
]

/** Returns the Markdown for an HTML element: an empty string if it needs none, undefined for an unknown element. */
export function markdownFor(name: string): string | undefined {
  return MARKDOWN.find(([elements]) => elements.split(' ').includes(name.toLowerCase()))?.[1]
}
