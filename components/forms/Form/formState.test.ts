import { expect, test } from 'vitest'
import { emptyForm, formReducer, type FormAction, type FormState } from './formState.ts'

const after = (...actions: readonly FormAction[]): FormState => actions.reduce(formReducer, emptyForm)
const kindAfter = (...actions: readonly FormAction[]) => after(...actions).status.kind

const missing = { key: 'missing.name' } as const
const send = { type: 'send' } as const
const receipt = { email: 'ada@exemple.com', reference: '7KX-M4QP', written: 'Nom : Ada' } as const
const succeed = { type: 'succeed', ...receipt } as const
const fail = { type: 'fail', reason: 'broken' } as const

test('a form that is sent says how much has left, and whom it wrote to', () => {
  expect(after(send).status).toEqual({ kind: 'sending', progress: null })
  expect(after(send, { type: 'progress', part: 0.5 }).status).toEqual({ kind: 'sending', progress: 0.5 })
  expect(after(send, succeed)).toEqual({ ...emptyForm, status: { kind: 'sent', ...receipt } })
})

test('what is wrong stops it, and is forgotten when it is sent', () => {
  expect(after({ type: 'refuse', errors: { name: missing } })).toEqual({
    ...emptyForm,
    status: { kind: 'invalid' },
    errors: { name: missing },
  })
  expect(after({ type: 'refuse', errors: { name: missing } }, send).errors).toEqual({})
})

test('a field that is mended loses its error, and no other does', () => {
  const errors = { name: missing, email: { key: 'invalid.email' } } as const
  expect(after({ type: 'refuse', errors }, { type: 'check', field: 'name', error: null }).errors).toEqual({
    email: errors.email,
  })
})

test('a field that was right and is right changes nothing', () => {
  expect(formReducer(emptyForm, { type: 'check', field: 'name', error: null })).toBe(emptyForm)
})

test('it can be sent again after a failure, and the file stays', () => {
  const files = [{ name: 'contrat.pdf', size: 9 }]
  const failed = after({ type: 'choose', files }, send, fail)
  expect(failed).toEqual({ ...emptyForm, files, status: { kind: 'failed', reason: 'broken', isFound: false } })
  expect(formReducer(failed, send).status.kind).toBe('sending')
})

test('sending that is stopped leaves what was chosen, and can begin again', () => {
  const files = [{ name: 'contrat.pdf', size: 9 }]
  const cancelled = after({ type: 'choose', files }, send, { type: 'cancel' })
  expect(cancelled).toEqual({ ...emptyForm, files, status: { kind: 'cancelled' } })
  expect(formReducer(cancelled, send).status.kind).toBe('sending')
  expect(kindAfter({ type: 'cancel' })).toBe('idle')
})

test('what was found is shown as what became of it', () => {
  expect(kindAfter({ type: 'restore', isInterrupted: false })).toBe('restored')
  expect(after({ type: 'restore', isInterrupted: true }).status).toEqual({
    kind: 'failed',
    reason: 'interrupted',
    isFound: true,
  })
})

test('the connection that is back changes only what was said about it', () => {
  expect(after(send, { type: 'fail', reason: 'offline' }, { type: 'connect' }).status).toMatchObject({
    reason: 'online',
  })
  expect(after(send, fail, { type: 'connect' }).status).toMatchObject({ reason: 'broken' })
})

test.each([
  ['a second press while it is being sent', [send, { type: 'progress', part: 0.5 }, send]],
  ['errors found while it is being sent', [send, { type: 'refuse', errors: { name: missing } }]],
  ['emptying what is being sent', [send, { type: 'empty' }]],
] as const)('%s changes nothing', (_what, actions) => {
  expect(kindAfter(...actions)).toBe('sending')
})

test.each([
  ['an answer that comes after the failure', [send, fail, succeed], 'failed'],
  ['progress after the answer', [send, succeed, { type: 'progress', part: 1 }], 'sent'],
  ['a press after the success', [send, succeed, send], 'sent'],
  ['a failure of nothing', [fail], 'idle'],
] as const)('%s changes nothing', (_what, actions, kind) => {
  expect(kindAfter(...actions)).toBe(kind)
})

test('another one begins empty', () => {
  expect(after(send, succeed, { type: 'empty' })).toEqual(emptyForm)
})
