import { localizePath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'
import { createElement } from '../../renderer/browser/createElement.ts'
import { createResultItem } from './resultItem.ts'
import type { SearchResult } from './searchEngine.ts'
import type { SearchText } from './searchTexts.ts'

/** The dialog and what is to be reached in it. */
export interface SearchDialog {
  readonly dialog: HTMLDialogElement
  readonly field: HTMLInputElement
  readonly moreButton: HTMLButtonElement
  /** Says how the search goes; `busy` while there is more to come. */
  say(message: string, state?: 'busy' | 'done'): void
  /** Takes away all that was found. */
  clear(): void
  /** Adds to what was found, and gives the new links. */
  add(results: readonly SearchResult[]): readonly HTMLAnchorElement[]
  links(): readonly HTMLAnchorElement[]
  /** Offers other ways on, for when nothing was found. */
  showWaysOn(): void
}

const FIELD_ID = 'site-search'

/** Makes the dialog: nothing of it is in the page before it is asked for. */
export function createSearchDialog(locale: Locale, text: SearchText): SearchDialog {
  const field = createElement('input', {
    id: FIELD_ID,
    name: 'q',
    // Not a search field: there Escape empties the field and leaves the dialog open.
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'search',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    autofocus: '',
  })
  const closeButton = createElement('button', { type: 'button', 'aria-label': text('search:close') }, '×')
  const status = createElement('p', { role: 'status' })
  const list = createElement('ol')
  const moreButton = createElement('button', { type: 'button', hidden: '' }, text('search:more'))
  const ways = createWaysOn(locale, text)
  const form = createElement(
    'form',
    { role: 'search' },
    createElement('label', { for: FIELD_ID }, text('search:title')),
    field,
    closeButton,
  )
  const found = createElement('div', {}, status, list, ways, moreButton)
  const dialog = createElement('dialog', { 'aria-label': text('search:title'), 'data-site-search': '' }, form, found)
  closeButton.addEventListener('click', () => dialog.close())
  closeOnClickOutside(dialog)
  // A page that comes back out of the back-forward cache comes back without it.
  addEventListener('pagehide', () => dialog.close())

  return {
    dialog,
    field,
    moreButton,
    say(message, state = 'done') {
      status.textContent = message
      found.setAttribute('aria-busy', String(state === 'busy'))
    },
    clear() {
      list.replaceChildren()
      moreButton.hidden = true
      ways.hidden = true
    },
    add(results) {
      const items = results.map((result) => createResultItem(result, text))
      list.append(...items)
      return items.flatMap((item) => [...item.querySelectorAll('a')])
    },
    links: () => [...list.querySelectorAll('a')],
    showWaysOn() {
      ways.hidden = false
    },
  }
}

function createWaysOn(locale: Locale, text: SearchText): HTMLElement {
  const links = [
    [text('search:ways.services'), '/services'],
    [text('search:ways.blog'), '/blog'],
    [text('search:ways.contact'), '/contact'],
  ] as const
  return createElement(
    'div',
    { hidden: '' },
    createElement('p', {}, text('search:onwards')),
    createElement(
      'ul',
      {},
      ...links.map(([label, path]) =>
        createElement('li', {}, createElement('a', { href: localizePath(path, locale) }, label)),
      ),
    ),
  )
}

/** A press that begins outside and ends there: one that drags a selection out of the field is none. */
function closeOnClickOutside(dialog: HTMLDialogElement): void {
  let beganOutside = false
  dialog.addEventListener('pointerdown', ({ target }) => (beganOutside = target === dialog))
  dialog.addEventListener('click', ({ target }) => {
    if (beganOutside && target === dialog) dialog.close()
  })
}
