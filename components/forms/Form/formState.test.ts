import { expect, test } from 'vitest'
import {
  attachmentsOf,
  emptyForm,
  errorsOf,
  type FormAction,
  type FormState,
  isAwaited,
  reduceForm,
} from './formState.ts'

const file = (name: string) => new File(['x'], name)
const run = (state: FormState, ...actions: readonly FormAction[]) => actions.reduce(reduceForm, state)
const quote = emptyForm('quote')
const [contract, slides] = [file('contrat.pdf'), file('exposé.pptx')]
const added = (...files: readonly File[]): FormAction => ({ type: 'added', files })
const judged = (one: File, reason: 'name' | 'content' | 'unreadable'): FormAction => ({
  type: 'judged',
  flaws: new Map([[one, { key: `attachment.${reason}` }]]),
})
const refused = (one: File, reason: 'empty' | 'unsupported'): FormAction => ({
  type: 'counted',
  file: one,
  status: { kind: 'refused', reason },
})

test('what is typed, sent and sent again goes through one state after the other', () => {
  const sending = { type: 'went', status: { kind: 'sending', progress: null } } as const
  const typed = run(quote, { type: 'typed', values: { email: 'z@b.ca' } }, sending)
  expect(typed).toMatchObject({ status: { kind: 'sending' }, isUnderWay: true })
  const status = { kind: 'failed', reason: 'noAnswer' } as const
  const unsent = run(typed, { type: 'went', status })
  expect(unsent).toMatchObject({ status, values: { email: 'z@b.ca' }, isUnderWay: true })
  expect(run(typed, { type: 'went', status: { kind: 'failed', reason: 'broken' } }).isUnderWay).toBe(false)
  // Another text is another message.
  expect(run(unsent, { type: 'typed', values: { email: 'y@b.ca' } }).isUnderWay).toBe(false)
  const receipt = { kind: 'sent', email: 'z@b.ca', reference: 'BD9-6PJ6', written: [] } as const
  const sent = run(unsent, { type: 'went', status: receipt })
  expect(sent).toMatchObject({ status: receipt, values: {}, isUnderWay: false })
  // To correct the address.
  expect(run(sent, { type: 'takenBack' })).toMatchObject({ status: { kind: 'idle' }, values: { email: 'z@b.ca' } })
})

test('what is cleared can be taken back until something else is typed; an empty form has nothing to take back', () => {
  const cleared = run(quote, { type: 'typed', values: { notes: 'un' } }, added(contract), { type: 'cleared' })
  expect(cleared).toMatchObject({ status: { kind: 'cleared' }, values: {}, files: [] })
  expect(run(cleared, { type: 'takenBack' })).toMatchObject({ values: { notes: 'un' }, files: [{ file: contract }] })
  expect(run(cleared, { type: 'typed', values: { notes: 'deux' } }).status.kind).toBe('idle')
  expect(run(quote, { type: 'cleared' }).status.kind).toBe('idle')
})

test('a draft says so, and may have been sent', () => {
  const begun = { type: 'begun', values: { notes: 'un' }, files: [], isRestored: true } as const
  expect(run(quote, { ...begun, isUnderWay: true })).toMatchObject({ status: { kind: 'restored' }, isUnderWay: true })
  expect(run(quote, { ...begun, isUnderWay: false })).toMatchObject({ status: { kind: 'restored' }, isUnderWay: false })
})

test('what can’t be attached is named by a request for a quote, and refused by a message', () => {
  const state = run(quote, added(contract, slides), judged(slides, 'name'))
  expect(errorsOf(state)).toEqual({})
  expect(attachmentsOf(state)).toEqual([contract])
  expect(state.files.map((one) => isAwaited(state, one))).toEqual([false, true])
  const message = run(emptyForm('contact'), added(contract, slides), judged(slides, 'name'))
  expect(errorsOf(message)).toHaveProperty('attachment.key', 'attachment.name')
  expect(errorsOf(run(message, { type: 'removed', place: 1 }))).toEqual({})
})

test('nobody waits for a file with nothing in it; one under a wrong name must be readable as some document', () => {
  const empty = run(quote, added(slides), judged(slides, 'name'), refused(slides, 'empty'))
  expect(errorsOf(empty)).toEqual({})
  expect(empty.files.map((one) => isAwaited(empty, one))).toEqual([false])
  const renamed = run(quote, added(contract), judged(contract, 'content'))
  expect(errorsOf(renamed)).toEqual({})
  expect(attachmentsOf(renamed)).toEqual([])
  expect(errorsOf(run(renamed, refused(contract, 'unsupported')))).toHaveProperty(
    'attachment.key',
    'attachment.content',
  )
})

test('with an agreement first, no file goes along', () => {
  const state = run(quote, added(contract), { type: 'typed', values: { agreementFirst: 'yes' } })
  expect(attachmentsOf(state)).toEqual([])
  expect(errorsOf(state)).toEqual({})
})

test('a file that is gone is asked for again, and gives way to one of its name; equal names are both listed', () => {
  const lost = run(quote, { type: 'added', files: [], lost: ['contrat.pdf'] })
  expect(errorsOf(lost)).toHaveProperty('attachment.key', 'attachment.again')
  const again = file('contrat.pdf')
  const found = run(lost, added(contract), added(again))
  expect(errorsOf(found)).toEqual({})
  expect(attachmentsOf(found)).toEqual([contract, again])
  expect(attachmentsOf(run(found, judged(contract, 'unreadable')))).toEqual([again])
})

test('a suggestion fills in what is empty, changes as long as it stays, and never replaces what was typed', () => {
  const suggest = (deadline?: string): FormAction => ({ type: 'suggested', values: { deadline } })
  const suggested = run(quote, suggest('2026-12-01'))
  expect(suggested).toMatchObject({ values: { deadline: '2026-12-01' }, written: 1 })
  const missing = run(quote, { type: 'checked', errors: { deadline: { key: 'missing.deadline' } } })
  expect(errorsOf(run(missing, suggest('2026-12-01')))).toEqual({})
  expect(run(suggested, suggest('2026-12-02')).values).toEqual({ deadline: '2026-12-02' })
  expect(run(suggested, suggest()).values).toEqual({})
  const typed = run(suggested, { type: 'typed', values: { deadline: '2026-12-24' } })
  expect(run(typed, suggest('2026-12-02'))).toBe(typed)
})

test('the words of a file are shown as they are counted; of one that was removed, nothing is', () => {
  const status = { kind: 'reading', progress: 0.5 } as const
  const state = run(quote, added(contract), { type: 'counted', file: contract, status })
  expect(state.files).toMatchObject([{ status }])
  expect(run(quote, { type: 'counted', file: contract, status }).files).toEqual([])
})
