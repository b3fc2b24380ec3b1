import { afterEach, expect, test, vi } from 'vitest'
import english from '../../content/en/strings/facts.json' with { type: 'json' }
import french from '../../content/fr/strings/facts.json' with { type: 'json' }
import closedDays from './closedDays.json'
import { deliveryOf, isRush } from './delivery.ts'
import { billedWords, priceOf, workingDaysFor } from './price.ts'
import { type Rates, readRates } from './rates.ts'
import { addWorkingDays, isWorkingDay } from './workingDays.ts'

const MONTREAL = 'America/Toronto'
const rates: Rates = {
  perWord: { EUR: 0.4, CAD: 0.64 },
  minimum: { EUR: 50, CAD: 80 },
  surcharge: 0.3,
  pageWords: 250,
  charactersPerWord: 2,
  steps: [
    { words: 1000, days: 1 },
    { words: 10_000, days: 2 },
  ],
  replyHours: 24,
  timeZone: MONTREAL,
}

afterEach(() => {
  vi.useRealTimers()
})

test('both languages state the same periods', () => {
  const stated = readRates((name) => french[name], MONTREAL)
  expect(readRates((name) => english[name], MONTREAL)).toEqual(stated)
  expect(() => readRates((name) => ({ ...french, replyTime: 'bientôt' })[name], MONTREAL)).toThrow(
    'replyTime is "bientôt"',
  )
})

test.each([
  [100, 1, 50, 80],
  [125, 1, 50, 80],
  [250, 1, 100, 160],
  [1000, 3, 1200, 1920],
  [1237, 1, 494.8, 791.68],
])('%d words into %d languages cost €%d, or %d Canadian dollars', (words, targets, EUR, CAD) => {
  expect(priceOf({ words, targets }, rates)).toEqual({ EUR, CAD })
})

test('up to 1,000 words take a working day, up to 10,000 two; beyond, the quote says', () => {
  expect([1, 1000, 1001, 10_000, 10_001].map((words) => workingDaysFor(words, rates))).toEqual([1, 1, 2, 2, undefined])
})

test('Chinese and Japanese characters are priced as fewer words', () => {
  expect(billedWords({ words: 10, characters: 5 }, rates)).toBe(10 + Math.ceil(5 / rates.charactersPerWord))
})

test('days on which the agency is closed are no working days', () => {
  expect([closedDays.at(0) ?? '', '2026-11-28', '2027-08-02'].filter(isWorkingDay)).toEqual(['2027-08-02'])
  expect(addWorkingDays('2026-12-24', 1)).toBe('2026-12-28')
})

test('the days on which the agency is closed are listed for the next year', () => {
  const nextYear = String(new Date().getFullYear() + 1)
  expect(closedDays.filter((day) => day.startsWith(nextYear)).length, 'run npm run assets').toBeGreaterThan(0)
})

test('what is approved on a Friday at three is there on Monday by three', () => {
  const delivery = deliveryOf(1, rates, Date.parse('2026-11-26T19:20:00Z'))
  expect(new Date(delivery?.approved ?? 0).toISOString()).toBe('2026-11-27T20:00:00.000Z')
  expect(new Date(delivery?.delivered ?? 0).toISOString()).toBe('2026-11-30T20:00:00.000Z')
})

test('what is approved on a Sunday is there before Monday ends', () => {
  const delivery = deliveryOf(1, rates, Date.parse('2026-11-28T15:00:00Z'))
  expect(new Date(delivery?.delivered ?? 0).toISOString()).toBe('2026-12-01T04:59:00.000Z')
})

test('clocks that change in between leave the hour as it is', () => {
  const delivery = deliveryOf(1, rates, Date.parse('2027-03-11T15:00:00Z'))
  expect(new Date(delivery?.delivered ?? 0).toISOString()).toBe('2027-03-15T14:00:00.000Z')
})

test('a day before the usual delivery is a rush; a weekend later is none, nor is a day that has passed', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T15:00:00Z') })
  const days = ['', '2026-11-20', '2026-11-24', '2026-11-26', '2026-11-27', '2026-11-28', '2027-11-28']
  expect(days.filter((day) => isRush(day, 2000, rates))).toEqual(['2026-11-24', '2026-11-26'])
})
