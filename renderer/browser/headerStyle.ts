/** Marks the page as scrolled past 50 px, where the browser can't do it in CSS (scroll-driven animations). */
export function styleHeaderOnScroll(): void {
  if (CSS.supports('animation-timeline: scroll()')) return
  const threshold = document.querySelector('[data-scroll-threshold]')
  if (!threshold) return
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', entry?.isIntersecting === false)
  }).observe(threshold)
}
