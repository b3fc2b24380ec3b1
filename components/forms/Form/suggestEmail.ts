import type { EnhancedForm } from './enhancedForm.ts'
import { findLikelyEmail } from './findLikelyEmail.ts'
import { saveChange } from './formDraft.ts'
import type { Control } from './validateField.ts'

/**
 * Suggests the address that was probably meant in the email field of a form.
 *
 * @param typed nothing is suggested if it has been changed since
 */
export function suggestEmail(enhanced: EnhancedForm, control: Control, typed: string): void {
  const { store, say, t } = enhanced
  const email = findLikelyEmail(typed)
  if (email === undefined || control.value !== typed) return
  const take = (): void => {
    control.value = email
    store.set({ likelyEmail: null })
    saveChange(enhanced)
    control.focus()
  }
  store.set({ likelyEmail: { email, take } })
  say(t('likelyEmail', { email }))
}
