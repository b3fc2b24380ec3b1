/**
 * Makes the button over a video play it, with the browser's own controls and with captions in the page's language.
 * Marking a track `default` would need no script, but browsers would fetch it with the page.
 */
export default function playWhenPressed(screen: HTMLElement): void {
  const video = screen.querySelector('video')
  if (!video) return
  screen.querySelector('button')?.addEventListener('click', () => {
    screen.dataset['started'] = ''
    const tracks = [...video.textTracks]
    const own = tracks.find(({ language }) => language === document.documentElement.lang)
    // A track the visitor has enabled in the system settings takes precedence.
    if (own && tracks.every(({ mode }) => mode !== 'showing')) own.mode = 'showing'
    video.focus()
    // If it can't be played, the player reports the error.
    video.play().catch(() => undefined)
  })
}
