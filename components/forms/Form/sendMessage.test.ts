import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendMessage } from './sendMessage.ts'

/** A service that refuses the preflight, over a line of 6 kB per second. */
class SlowRequest extends EventTarget {
  readonly upload = { addEventListener: () => (this.hasPreflight = true) }
  readonly status = 200
  readonly responseText = '{"success":"true"}'
  private hasPreflight = false
  private timer: ReturnType<typeof setTimeout> | undefined
  open(): void {}
  setRequestHeader(): void {}
  send(message: FormData): void {
    const { size } = message.get('attachment') as File
    const end = this.hasPreflight ? 'error' : 'load'
    this.timer = setTimeout(() => this.dispatchEvent(new Event(end)), this.hasPreflight ? 100 : size / 6)
  }
  abort(): void {
    clearTimeout(this.timer)
    this.dispatchEvent(new Event('abort'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([400_000, 10_000_000])('%i bytes arrive over a slow line, though nobody sees them leave', async (size) => {
  const message = new FormData()
  message.set('attachment', new File([new Uint8Array(size)], 'contrat.pdf'))
  const sending = sendMessage('https://service.example', message, () => undefined, new AbortController().signal)
  await vi.runAllTimersAsync()
  expect(await sending).toBeNull()
})

test('what was stopped before it began is not sent', async () => {
  const send = vi.spyOn(SlowRequest.prototype, 'send')
  const signal = AbortSignal.abort()
  expect(await sendMessage('https://service.example', new FormData(), () => undefined, signal)).toBe('noAnswer')
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['a word', 'Bonjour', 14],
  ['a text of 46 kB, for slow networks', 'a'.repeat(46_000), 55],
])('%s has its time, without an answer', async (_what, text, seconds) => {
  vi.spyOn(SlowRequest.prototype, 'send').mockImplementation(() => undefined)
  const message = new FormData()
  message.set('message', text)
  const settled = vi.fn<(failure: unknown) => void>()
  void sendMessage('https://service.example', message, () => undefined, new AbortController().signal).then(settled)
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(settled).toHaveBeenCalledWith('noAnswer')
})
