/** How far down the screen a heading may be for its part to be the one that is read. */
const READING_LINE = 0.3
/** Higher than any text is long. */
const FAR_ABOVE = 1_000_000

/** Marks the part of the text that is being read. */
export default function markCurrentSection(nav: HTMLElement): void {
  const parts = [...nav.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  // Told whenever a heading crosses the line, in however long a leap: all that is above the line counts as seen.
  const observer = new IntersectionObserver(
    () => {
      const line = innerHeight * READING_LINE
      const passed = parts.filter(({ heading }) => heading.getBoundingClientRect().top < line).length
      for (const [index, { link }] of parts.entries()) {
        if (index === passed - 1) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: `${FAR_ABOVE}px 0px -${(1 - READING_LINE) * 100}%` },
  )
  for (const { heading } of parts) observer.observe(heading)
}
