/** How long text waits for its fonts, in milliseconds: a third of what browsers let it wait by themselves. */
export const PATIENCE = 1000
/** What no page is without, as tools/fonts/faces.ts names it. Italics may come later still. */
export const NEEDED = ['1em Site Text', '700 1em Site Display']

/**
 * Keeps the text of a page back until the fonts that it is set in are there, so that it is set once: whatever stands in for a
 * font has other widths, and lines that break elsewhere move all that is below them. `data-fonts` of the document says how it
 * stands (tools/fonts/makeFonts.ts has the styles): `waiting`; `there`; or `late`, where that took too long, and the page stays in
 * what every system has.
 *
 * The text of this function is written into pages, so it must use nothing but its arguments and the browser.
 */
export function waitForFonts(patience: number, needed: readonly string[]): void {
  const { documentElement: root, fonts } = document
  const settle = () => {
    if (root.dataset['fonts'] === 'waiting') {
      root.dataset['fonts'] = needed.every((font) => fonts.check(font)) ? 'there' : 'late'
    }
  }
  root.dataset['fonts'] = 'waiting'
  setTimeout(settle, patience)
  addEventListener('DOMContentLoaded', () => {
    // Lays the page out: then the browser knows which fonts it needs, italics among them.
    root.getBoundingClientRect()
    void fonts.ready.then(settle)
  })
}
