/** Marks the page as scrolled past 50 px, in browsers without scroll-driven animations. */
export default function styleHeaderOnScroll(threshold: HTMLElement): void {
  if (CSS.supports('animation-timeline: scroll()')) return
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', !entry?.isIntersecting)
  }).observe(threshold)
}
