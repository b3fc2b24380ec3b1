import { ifAllowed } from '../../renderer/ifAllowed.ts'
import { reveal } from '../forms/Form/reveal.ts'
import { DRAFT_PREFIX } from '../forms/Form/storageKeys.ts'
import { isField } from './useEstimate.ts'

/** They are forgotten with the draft of the quote form, whose key this begins with. */
const KEY = `${DRAFT_PREFIX}quote-estimate`

/**
 * Fills in the choices that were made before in this tab, unless the visitor has begun to make others, and stores those
 * that follow.
 *
 * @returns a function that ends it
 */
export function keepChoices(form: HTMLFormElement): () => void {
  const kept = new URLSearchParams(ifAllowed(() => sessionStorage.getItem(KEY)) ?? '')
  const isNew = kept.size === 0 || form.matches(':has(:user-valid, :user-invalid)')
  for (const field of isNew ? [] : [...form.elements].filter(isField)) {
    const values = kept.getAll(field.name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = values.includes(field.value)
    else if (field.name !== '') field.value = values[0] ?? ''
    if (values.some(Boolean)) reveal(field)
  }
  form.dispatchEvent(new Event('input'))

  const ending = new AbortController()
  const keep = () => {
    const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    ifAllowed(() => sessionStorage.setItem(KEY, `${new URLSearchParams(chosen)}`))
  }
  for (const type of ['input', 'change']) form.addEventListener(type, keep, ending)
  return () => ending.abort()
}
