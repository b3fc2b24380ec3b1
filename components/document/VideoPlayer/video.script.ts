/**
 * Makes the button over a video play it, in the browser's own player, with captions in the page's language. Marked
 * `default` they would need no script, but browsers would fetch them with the page.
 */
export default function playWhenPressed(screen: HTMLElement): void {
  const video = screen.querySelector('video')
  if (!video) return
  screen.querySelector('button')?.addEventListener('click', () => {
    screen.dataset['started'] = ''
    const tracks = [...video.textTracks]
    const own = tracks.find(({ language }) => language === document.documentElement.lang)
    // What the visitor chose, in the system's settings, comes first.
    if (own && tracks.every(({ mode }) => mode !== 'showing')) own.mode = 'showing'
    video.focus()
    // Where it can't be played the player says so.
    video.play().catch(() => undefined)
  })
}
