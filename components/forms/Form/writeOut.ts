import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { withoutRepeats } from '../../estimate/handedOver.ts'
import { controlsOf } from './controlKinds.ts'
import { listWritten, writeLines } from './written.ts'

/** Returns the content of a form as text, with the estimate of its files. */
export function writeOut(form: HTMLFormElement, files: readonly string[], t: Texts<'formMessages'>): string {
  const estimates = [...form.querySelectorAll<HTMLInputElement>('[name=estimate]')].map(({ value }) => value)
  return [writeLines(listWritten(controlsOf(form)), files, t), ...withoutRepeats(estimates)].join('\n')
}
