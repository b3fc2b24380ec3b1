import { flushSync } from 'react-dom'
import { announceChoices, fillFields, isChanged, readFields } from './controls.ts'
import type { EnhancedForm } from './enhancedForm.ts'
import { emptyForm } from './formState.ts'
import { loadRest, restIfLoaded } from './loadRest.ts'
import { reveal } from './reveal.ts'
import { isoDay } from './validateField.ts'

function readContent({ controls, files, store }: EnhancedForm, isUnderWay: boolean) {
  return { values: readFields(controls), files: files.names(), estimate: store.state.estimate, isUnderWay }
}

/** Saves the content of the form, in case it is left unsent. */
export function saveContent(enhanced: EnhancedForm, isUnderWay = false): void {
  const { draft, store } = enhanced
  const isTooLong = draft.save(readContent(enhanced, isUnderWay))
  store.report(isTooLong ? 'tooLong' : 'kept')
  readDays(enhanced)
  // If it does not arrive now, it is requested again when the form is sent.
  if (!restIfLoaded() && Object.keys(draft.current.values).length > 0) void loadRest().then(() => store.set({}))
}

/** Saves a change by the visitor, after which nothing that was cleared comes back. */
export function saveChange(enhanced: EnhancedForm): void {
  enhanced.store.report('changed')
  saveContent(enhanced)
}

/** Reads the clock, and the deadline that is judged by it. */
export function readDays({ controls, store }: EnhancedForm): void {
  const { state } = store
  const today = isoDay(new Date())
  const deadline = controls.find(({ type }) => type === 'date')?.value ?? ''
  if (today !== state.today || deadline !== state.deadline) store.set({ today, deadline })
}

/** Restores the draft, and says so if the visitor has written any of it. */
export function restoreContent(enhanced: EnhancedForm): void {
  const { controls, draft, files, store } = enhanced
  const { values, files: names, estimate, isUnderWay, keptAt } = draft.current
  store.set({ estimate })
  fillFields(controls, values, draft.isNewer)
  // The browser may have filled in some by itself.
  for (const control of controls) if (isChanged(control)) reveal(control)
  announceChoices(controls)
  const handedOver = estimate === '' ? undefined : loadRest().then((rest) => rest?.openEstimate(estimate, values))
  files.askAgain(names, handedOver)
  readDays(enhanced)
  if (isUnderWay) store.set({ status: { kind: 'failed', reason: 'interrupted', isFound: true } })
  else if (Object.keys(values).length > 0) {
    const isOld = keptAt > 0 && isoDay(new Date(keptAt)) < store.state.today
    const greet = () => store.set({ status: { kind: 'restored', isResponse: false, ...(isOld && { keptAt }) } })
    if (!handedOver) greet()
    else void handedOver.then((opened) => opened?.hasOwn && store.state.status.kind === 'idle' && greet())
  }
}

/** Empties the fields; the draft stays. */
export function emptyFields({ form, controls, files }: EnhancedForm): void {
  form.reset()
  announceChoices(controls)
  files.forget()
}

/** Empties the form and forgets its draft. */
export function forgetContent(enhanced: EnhancedForm, isSent: boolean): void {
  const { estimate } = enhanced.store.state
  if (estimate !== '') void loadRest().then((rest) => rest?.forgetEstimate(estimate))
  emptyFields(enhanced)
  enhanced.draft.forget(isSent)
}

/** Starts over with an empty form. What was in it can be taken back until something else is typed. */
export function clearContent(enhanced: EnhancedForm): void {
  const { controls, store, say, t } = enhanced
  const undo = rememberContent(enhanced)
  forgetContent(enhanced, false)
  // The first field is hidden until the form is shown again.
  flushSync(() => store.set({ ...emptyForm, ...(undo && { status: { kind: 'cleared', isResponse: true, undo } }) }))
  if (undo) return
  say(t('cleared'))
  controls[0]?.focus()
}

/** Returns a function that restores the current content of the form; null if it is empty. */
function rememberContent(enhanced: EnhancedForm): (() => void) | null {
  const { draft, files } = enhanced
  const former = readContent(enhanced, false)
  if (former.files.length === 0 && Object.keys(former.values).length === 0) return null
  const chosen = files.list()
  const { key } = draft.current
  return () => {
    draft.save(former, key)
    files.add(chosen)
    restoreContent(enhanced)
    saveChange(enhanced)
  }
}
