/** The part of the screen, from the top, in which the last heading marks the current section. */
const READING_LINE = 0.3
/** Larger than the height of any article, in px. */
const FAR_ABOVE = 1_000_000

/** Marks the section being read as current. */
export default function markCurrentSection(nav: HTMLElement): void {
  const parts = [...nav.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  // The observer fires whenever a heading crosses the line, however far the page jumps: everything above the line
  // intersects.
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
