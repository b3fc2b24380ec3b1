import { chooseText } from '../../renderer/islands/chooseText.ts'
import { loadTexts } from '../../renderer/islands/islandTexts.ts'
import type { Texts } from '../../renderer/islands/useTexts.ts'
import type { Locale } from '../../renderer/languages.ts'
import { quoteServices } from '../../renderer/quoteServices.ts'
import { createCounter } from './counter.ts'
import { describeFile, describeHead, describeStatus, describeTotal } from './describe.ts'
import {
  emptyEstimate,
  type EstimateAction,
  estimateReducer,
  isSame,
  type ListedFile,
  totalOf,
} from './estimateState.ts'
import type { Rates } from './rates.ts'

/** What the files of the quote form come to. */
export interface CountedFiles {
  /** Returns where a file of the list is. */
  readonly tell: (file: { readonly name: string; readonly size?: number }) => string | undefined
  /** For the visitor: words and price; empty where there is none. */
  readonly total: string
  /** For staff: what the notes do not say already. */
  readonly message: string
}

interface Listener {
  readonly locale: Locale
  readonly rates: Rates
  readonly onChange: (counted: CountedFiles) => void
  /** Called once for all files that were chosen together. */
  readonly say: ((total: string) => void) | undefined
}

/**
 * Counts the files of a form beside the page, from the first one on: the texts for it come now, too.
 *
 * @returns what has it look at the form again, as it does by itself where something is typed there
 */
export async function countAttachments(
  input: HTMLInputElement,
  { locale, rates, onChange, say }: Listener,
): Promise<() => void> {
  const { counting } = await loadTexts(locale, ['counting'])
  const t: Texts<'counting'> = (key, values = {}) => chooseText(counting, key, values, locale)
  const saying = { rates, locale, t }
  const counter = createCounter((answer) => change({ type: 'answer', answer }))
  const { form } = input
  let state = emptyEstimate
  let lastId = 0

  function change(...actions: readonly EstimateAction[]): void {
    const wasReading = totalOf(state, rates).reading > 0
    state = actions.reduce(estimateReducer, state)
    // What is being sent must not change meanwhile.
    if (!form || form.dataset['state'] === 'sending') return
    const { files } = state
    const fields = new FormData(form)
    const read = (name: string) => String(fields.get(name) ?? '')
    const order = {
      service: quoteServices.find((one) => one === read('service')) ?? 'documents',
      targets: read('targetLang')
        .split(/[,;]/)
        .filter((name) => name.trim() !== ''),
    }
    const sum = totalOf(state, rates)
    const total = describeTotal(sum, order, saying)
    // An estimate that was made before stands in the notes, with a total of its own.
    const told = files.filter((file) => !read('notes').includes(hashOf(file) || describeFile(file, saying)))
    const lines = told.map((file) => describeFile(file, saying))
    const isFirst = told.length === files.length
    const shown = total.length > 0 ? t('estimation', { total: total.join(', ') }) : ''
    onChange({
      tell: ({ name, size }) => {
        const file = files.find((one) => one.name === name && one.size === size)
        return file && describeStatus(file.status, saying)
      },
      total: shown,
      // Staff see by themselves which files came, and need no line of those without words alone.
      message: told.some(hashOf) ? [describeHead(saying), ...lines, ...(isFirst ? total : [])].join('\n') : '',
    })
    // Of a file that can't be sent, the form says so.
    if (wasReading && sum.reading === 0 && shown !== '' && !input.hasAttribute('aria-invalid')) say?.(shown)
  }

  function update(): void {
    const files = [...(input.files ?? [])]
    const gone = state.files.filter((known) => !files.some((file) => isSame(file, known)))
    const added = files
      .filter((file) => !state.files.some((known) => isSame(file, known)))
      .map((file) => ({ file, id: (lastId += 1) }))
    change(...gone.map(({ id }) => ({ type: 'remove', id }) as const), {
      type: 'add',
      files: added.map(({ id, file: { name, size, lastModified } }) => ({ id, name, size, lastModified })),
    })
    for (const { id, file } of added) counter.count(id, file)
  }
  // Of files, the form's own list is what counts: chosen ones join those that are there.
  form?.addEventListener('input', ({ target }) => target !== input && update())
  return update
}

/** Returns what a file is known by; empty where it was not counted, or browsers can't. */
function hashOf({ status }: ListedFile): string {
  return status.kind === 'counted' ? status.sha256 : ''
}
