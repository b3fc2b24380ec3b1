import type { WakeUp } from '../../renderer/islands/whenToWake.ts'
import type { ScriptName } from './scripts.ts'

/** Returns the attributes that attach a script to an element: `<div {...attach('faq', 'touched')}>`. */
export function attach(script: ScriptName, when: WakeUp) {
  return { 'data-script': script, 'data-when': when }
}
