/**
 * Shows the captions in the page's language from the first play on. Marked `default` they would need no script, but
 * browsers would fetch them with the page; without script they are in the player's menu.
 */
export default function showCaptions(section: HTMLElement): void {
  const video = section.querySelector('video')
  if (!video) return
  const show = (): void => {
    const tracks = [...video.textTracks]
    // The visitor's own choice comes first.
    if (tracks.some(({ mode }) => mode === 'showing')) return
    const own = tracks.find(({ language }) => language === document.documentElement.lang)
    if (own) own.mode = 'showing'
  }
  if (video.paused) video.addEventListener('play', show, { once: true })
  else show()
}
