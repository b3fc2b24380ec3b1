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

test('a message has its time on a slow line, without an answer', async () => {
  const settled = vi.fn<(failure: unknown) => void>()
  void sendMessage('https://service.example', new FormData(), () => undefined).then(settled)
  await vi.advanceTimersByTimeAsync(55_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(settled).toHaveBeenCalledWith('noAnswer')
})
