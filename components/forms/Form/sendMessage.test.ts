import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendMessage } from './sendMessage.ts'

/** A request that nobody answers. */
class SilentRequest extends EventTarget {
  readonly upload = new EventTarget()
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', SilentRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what was stopped before it began is not sent', async () => {
  const send = vi.spyOn(SilentRequest.prototype, 'send')
  const signal = AbortSignal.abort()
  expect(await sendMessage('https://service.example', new FormData(), () => undefined, signal)).toBe('noAnswer')
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['a word', 'Bonjour', 14],
  ['a text of 46 kB, for slow networks', 'a'.repeat(46_000), 55],
])('%s has its time, without an answer', async (_what, text, seconds) => {
  const message = new FormData()
  message.set('message', text)
  const settled = vi.fn<(failure: unknown) => void>()
  void sendMessage('https://service.example', message, () => undefined, new AbortController().signal).then(settled)
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(settled).toHaveBeenCalledWith('noAnswer')
})
