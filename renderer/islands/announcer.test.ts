import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnnouncer } from './announcer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('of what changes fast only the last is said', () => {
  const status = { textContent: '' }
  const { say } = createAnnouncer(status)
  say('3 articles')
  vi.advanceTimersByTime(300)
  say('2 articles', 'Page 1')
  vi.advanceTimersByTime(300)
  expect(status.textContent).toBe('')
  vi.advanceTimersByTime(1000)
  expect(status.textContent).toBe('2 articles. Page 1')
})
