import marksStyle from '../../build/finish/unpublished.css?inline'
import style from './panel.css?inline'

/** Shows the diagnostics of the content in a corner of each page, and errors over the page. */
class DiagnosticsPanel extends HTMLElement {
  #dialog: HTMLDialogElement | undefined

  connectedCallback(): void {
    const shadow = this.attachShadow({ mode: 'open' })
    shadow.innerHTML = `<style>${style}</style><button id="open" type="button" hidden></button><dialog closedby="any"></dialog>`
    this.#dialog = shadow.querySelector('dialog') ?? undefined
    shadow.querySelector('#open')?.addEventListener('click', () => this.#dialog?.showModal())
    shadow.addEventListener('click', (event) => void this.#act(event))
    void this.#start()
  }

  async #start(): Promise<void> {
    await this.#load({})
    if (this.#dialog?.querySelector('.error')) this.#dialog.showModal()
    // The errors were corrected before this page could be told to reload.
    else if ('errors' in document.documentElement.dataset) location.reload()
    // The first check of the spelling takes seconds.
    await this.#load({ spelling: '' })
  }

  async #load(options: Readonly<Record<string, string>>): Promise<void> {
    const response = await fetch(`/__diagnostics?${new URLSearchParams({ path: location.pathname, ...options })}`)
    const dialog = this.#dialog
    const opener = this.shadowRoot?.querySelector<HTMLButtonElement>('#open')
    if (!response.ok || !dialog || !opener) return
    dialog.innerHTML = await response.text()
    const heading = dialog.querySelector('h2')?.textContent ?? ''
    dialog.ariaLabel = heading
    opener.hidden = false
    opener.title = heading
    opener.textContent = dialog.querySelector('summary')?.textContent ?? '✓'
    opener.classList.toggle('quiet', dialog.querySelector('details') === null)
    markUnpublished(
      new Map(Array.from(dialog.querySelectorAll('data'), ({ value, textContent }) => [value, textContent])),
    )
  }

  async #act(event: Event): Promise<void> {
    const [target] = event.composedPath()
    if (!(target instanceof HTMLElement)) return
    const { fix, editor } = target.dataset
    if (editor !== undefined && target instanceof HTMLAnchorElement) {
      event.preventDefault()
      await fetch(target.href)
    }
    if (fix !== undefined) {
      await fetch('/__diagnostics', { method: 'POST', body: fix })
      location.reload()
    }
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
