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
})

test.each([
  ['a word', 'Bonjour', 14],
  ['a text of 46 kB, for slow networks', 'a'.repeat(46_000), 55],
])('%s has its time, without an answer', async (_what, text, seconds) => {
  const message = new FormData()
  message.set('message', text)
  const settled = vi.fn<(failure: unknown) => void>()
  void sendMessage('https://service.example', message, () => undefined).then(settled)
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(settled).toHaveBeenCalledWith('noAnswer')
})
