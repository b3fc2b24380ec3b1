const SHOWN_FOR = 4000

/** Shows the buttons that need script, and handles their clicks. */
export default function enhanceShareLinks(section: HTMLElement): void {
  const find = (selector: string) => section.querySelector<HTMLElement>(selector)
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href

  const copyButton = find('[data-copied]')
  const status = find('output')
  // Available on secure connections only.
  if (copyButton && status && 'clipboard' in navigator) {
    const label = copyButton.textContent
    let timer: ReturnType<typeof setTimeout> | undefined
    const say = (text = ''): void => {
      copyButton.textContent = text
      status.textContent = text
      clearTimeout(timer)
      timer = setTimeout(() => {
        copyButton.textContent = label
        status.textContent = ''
      }, SHOWN_FOR)
    }
    const { copied, refused } = copyButton.dataset
    copyButton.addEventListener('click', () => {
      navigator.clipboard.writeText(url).then(
        () => say(copied),
        () => say(refused),
      )
    })
    copyButton.dataset['ready'] = ''
  }

  const shareButton = find('[data-share]')
  if (shareButton && 'share' in navigator) {
    shareButton.addEventListener('click', () => {
      // Dismissing the share sheet rejects the promise; nothing to report.
      navigator.share({ title: document.querySelector('h1')?.textContent ?? '', url }).catch(() => undefined)
    })
    shareButton.dataset['ready'] = ''
  }
}
