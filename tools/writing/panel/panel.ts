import marksStyle from './marks.css?inline'
import style from './panel.css?inline'
import { SPELLING_EVENT } from './spellingEvent.ts'

/** Shows the diagnostics of the content in a corner of each page, and errors over the page. */
class DiagnosticsPanel extends HTMLElement {
  #dialog: HTMLDialogElement | undefined

  connectedCallback(): void {
    const shadow = this.attachShadow({ mode: 'open' })
    shadow.innerHTML = `<style>${style}</style><button id="open" type="button" hidden></button>
      <dialog aria-label="Diagnostics" closedby="any"><form method="dialog"><button aria-label="Close">×</button></form><div id="diagnostics"></div></dialog>`
    this.#dialog = shadow.querySelector('dialog') ?? undefined
    shadow.querySelector('#open')?.addEventListener('click', () => this.#dialog?.showModal())
    shadow.addEventListener('click', (event) => void this.#act(event))
    void this.#load()
    import.meta.hot?.on(SPELLING_EVENT, () => void this.#load())
  }

  async #load(): Promise<void> {
    const response = await fetch(`/__diagnostics?${new URLSearchParams({ path: location.pathname })}`)
    const diagnostics = this.shadowRoot?.querySelector('#diagnostics')
    const opener = this.shadowRoot?.querySelector<HTMLButtonElement>('#open')
    if (!response.ok || !diagnostics || !opener) return
    diagnostics.innerHTML = await response.text()
    const errors = diagnostics.querySelectorAll('.error').length
    opener.hidden = false
    opener.textContent = diagnostics.querySelector('summary')?.textContent ?? '✓'
    opener.title = diagnostics.querySelector('h2')?.textContent ?? ''
    opener.classList.toggle('quiet', diagnostics.querySelector('details') === null)
    if (errors > 0) this.#dialog?.showModal()
    markUnpublished(
      new Map(Array.from(diagnostics.querySelectorAll('data'), ({ value, textContent }) => [value, textContent])),
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
    const response = await fetch('/__diagnostics', { method: 'POST', body: fix })
    // The change of the file reloads the page.
    if (!response.ok) target.replaceWith(await response.text())
  }
}

/** Marks the page and the links to pages that visitors do not see. */
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

customElements.define('content-diagnostics', DiagnosticsPanel)
document.body.append(document.createElement('content-diagnostics'))
