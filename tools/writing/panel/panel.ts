import marksStyle from './marks.css?inline'
import style from './panel.css?inline'
import { SPELLING_EVENT } from './spellingEvent.ts'

/** What is wrong with the content, in a corner of each page of the development server; over the page, where it is an error. */
class FlawsPanel extends HTMLElement {
  #dialog: HTMLDialogElement | undefined

  connectedCallback(): void {
    const shadow = this.attachShadow({ mode: 'open' })
    shadow.innerHTML = `<style>${style}</style><button id="open" type="button" hidden></button>
      <dialog aria-label="Flaws of the content" closedby="any"><form method="dialog"><button aria-label="Close">×</button></form><div id="flaws"></div></dialog>`
    this.#dialog = shadow.querySelector('dialog') ?? undefined
    shadow.querySelector('#open')?.addEventListener('click', () => this.#dialog?.showModal())
    shadow.addEventListener('click', (event) => void this.#act(event))
    void this.#load()
    import.meta.hot?.on(SPELLING_EVENT, () => void this.#load())
  }

  async #load(): Promise<void> {
    const response = await fetch(`/__flaws?${new URLSearchParams({ path: location.pathname })}`)
    const flaws = this.shadowRoot?.querySelector('#flaws')
    const opener = this.shadowRoot?.querySelector<HTMLButtonElement>('#open')
    if (!response.ok || !flaws || !opener) return
    flaws.innerHTML = await response.text()
    const errors = flaws.querySelectorAll('.error').length
    opener.hidden = false
    opener.textContent = flaws.querySelector('summary')?.textContent ?? '✓'
    opener.title = flaws.querySelector('h2')?.textContent ?? ''
    opener.classList.toggle('quiet', flaws.querySelector('details') === null)
    if (errors > 0) this.#dialog?.showModal()
    markUnpublished(
      new Map(Array.from(flaws.querySelectorAll('data'), ({ value, textContent }) => [value, textContent])),
    )
  }

  async #act(event: Event): Promise<void> {
    const [target] = event.composedPath()
    if (!(target instanceof HTMLElement)) return
    if (target instanceof HTMLAnchorElement && target.dataset['editor'] !== undefined) {
      event.preventDefault()
      await fetch(target.href)
    }
    const { fix } = target.dataset
    if (fix === undefined || !(target instanceof HTMLButtonElement)) return
    target.disabled = true
    const response = await fetch('/__flaws', { method: 'POST', body: fix })
    // The page is loaded anew as soon as the file has changed.
    if (!response.ok) target.replaceWith(await response.text())
  }
}

/** Says on the page of a draft, and at each link to another one, that visitors do not see it. */
function markUnpublished(marks: ReadonlyMap<string, string>): void {
  const own = marks.get(location.pathname)
  if (own !== undefined) document.body.dataset['unpublished'] = own
  for (const link of document.links) {
    const isOfPage = link.origin !== location.origin || link.pathname === location.pathname
    const mark = isOfPage ? undefined : marks.get(link.pathname)
    if (mark !== undefined) link.dataset['unpublished'] = mark
  }
  const sheet = document.createElement('style')
  sheet.textContent = marksStyle
  document.head.append(sheet)
}

customElements.define('content-flaws', FlawsPanel)
document.body.append(document.createElement('content-flaws'))
