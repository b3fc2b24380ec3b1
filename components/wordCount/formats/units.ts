import type { Texts } from './html.ts'

/** A unit of a catalogue. */
export interface Unit {
  readonly text: string
  readonly state: 'body' | 'translated' | 'locked'
}

/**
 * Returns the texts of a catalogue by what is to be done. If all of it is translated, it is there for another language,
 * and all of it is to be translated.
 */
export function partsOf(units: readonly Unit[]): Texts {
  const isNew = units.some(({ state }) => state === 'body')
  const textsOf = (states: readonly Unit['state'][]) =>
    units
      .filter(({ state }) => states.includes(state))
      .map(({ text }) => text)
      .join('\n')
  return new Map([
    ['body', textsOf(isNew ? ['body'] : ['body', 'translated'])],
    ['translated', isNew ? textsOf(['translated']) : ''],
    ['locked', textsOf(['locked'])],
  ])
}
