import { expect, test } from 'vitest'
import { attachmentsOf, emptyForm, fileErrorOf, type FormAction, type FormState, reduceForm } from './formState.ts'

const file = (name: string) => new File(['x'], name)
const run = (state: FormState, ...actions: readonly FormAction[]) => actions.reduce(reduceForm, state)
const quote = emptyForm('quote')
const [contract, slides] = [file('contrat.pdf'), file('exposé.pptx')]
const unattachable = new Map([[slides, { key: 'attachment.name' } as const]])
const added = (...files: readonly File[]): FormAction => ({ type: 'added', files })

test('what is typed, sent and sent again goes through one state after the other', () => {
  const typed = run(quote, { type: 'typed', values: { email: 'z@b.ca' } }, { type: 'sending', progress: null })
  expect(typed).toMatchObject({ status: { kind: 'sending' }, isUnderWay: true })
  const status = { kind: 'failed', reason: 'timeout', isFound: false } as const
  const unsent = run(typed, { type: 'unsent', status, mayHaveArrived: true })
  expect(unsent).toMatchObject({ status, values: { email: 'z@b.ca' }, isUnderWay: true })
  // Another text is another message.
  expect(run(unsent, { type: 'typed', values: { email: 'y@b.ca' } }).isUnderWay).toBe(false)
  const sent = run(unsent, { type: 'sent', email: 'z@b.ca', reference: 'BD9-6PJ6', written: '' })
  expect(sent).toMatchObject({ status: { kind: 'sent' }, values: {}, isUnderWay: false })
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

test('a message that was being sent when its page was left says so; a draft is told otherwise', () => {
  const begun = { type: 'begun', values: { notes: 'un' }, files: [], isRestored: true } as const
  expect(run(quote, { ...begun, isUnderWay: true }).status).toMatchObject({ kind: 'failed', reason: 'interrupted' })
  expect(run(quote, { ...begun, isUnderWay: false }).status).toEqual({ kind: 'restored' })
})

test('what can’t be attached is named by a request for a quote, and refused by a message', () => {
  const state = run(quote, added(contract, slides), { type: 'judged', flaws: unattachable })
  expect(fileErrorOf(state)).toBeNull()
  expect(attachmentsOf(state)).toEqual([contract])
  const message = run(emptyForm('contact'), added(contract, slides), { type: 'judged', flaws: unattachable })
  expect(message.errors).toHaveProperty('attachment.key', 'attachment.name')
  expect(run(message, { type: 'removed', place: 1 }).errors).toEqual({})
})

test('with an agreement first, no file goes along', () => {
  const state = run(quote, added(contract), { type: 'typed', values: { agreementFirst: 'yes' } })
  expect(attachmentsOf(state)).toEqual([])
  expect(fileErrorOf(state)).toBeNull()
})

test('a file that is gone is asked for again, and gives way to one of its name; equal names are both listed', () => {
  const lost = run(quote, { type: 'added', files: [], lost: ['contrat.pdf'] })
  expect(lost.errors).toHaveProperty('attachment.key', 'attachment.again')
  const again = file('contrat.pdf')
  const found = run(lost, added(contract), added(again))
  expect(found.errors).toEqual({})
  expect(attachmentsOf(found)).toEqual([contract, again])
  const flaws = new Map([[contract, { key: 'attachment.unreadable' } as const]])
  expect(attachmentsOf(run(found, { type: 'judged', flaws }))).toEqual([again])
})

test('a suggestion fills in what is empty, changes as long as it stays, and never replaces what was typed', () => {
  const suggest = (deadline?: string): FormAction => ({ type: 'suggested', values: { deadline } })
  const suggested = run(quote, suggest('2026-12-01'))
  expect(suggested).toMatchObject({ values: { deadline: '2026-12-01' }, written: 1 })
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

test('a warning about the draft gives way to what matters more; back online, an offline form says so', () => {
  const kept = (isTooLong: boolean): FormAction => ({ type: 'kept', isTooLong })
  expect(run(quote, kept(true)).status.kind).toBe('unkept')
  expect(run(quote, kept(true), kept(false)).status.kind).toBe('idle')
  const status = { kind: 'failed', reason: 'offline', isFound: false } as const
  const offline = run(quote, { type: 'unsent', status, mayHaveArrived: false })
  expect(run(offline, kept(true)).status).toEqual(status)
  expect(run(offline, { type: 'online' }).status).toMatchObject({ kind: 'failed', reason: 'online' })
})
