import { afterEach, describe, expect, test, vi } from 'vitest'
import { today } from '../../renderer/today.ts'
import { isSeenFrom, publicationOf } from './publication.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the day that a build is made for', () => {
  test('begins when it has begun at the head office', () => {
    vi.stubEnv('BUILD_DATE', '')
    expect(today(new Date('2026-11-22T04:59:00Z'), 'America/Toronto')).toBe('2026-11-21')
    expect(today(new Date('2026-11-22T05:01:00Z'), 'America/Toronto')).toBe('2026-11-22')
    expect(today(new Date('2026-07-01T04:01:00Z'), 'America/Toronto')).toBe('2026-07-01')
  })

  test('can be given', () => {
    vi.stubEnv('BUILD_DATE', '2027-01-02')
    expect(today()).toBe('2027-01-02')
  })

  test.each(['tomorrow', '2026-02-30', '22/11/2026'])('is a day: %s', (day) => {
    vi.stubEnv('BUILD_DATE', day)
    expect(() => today()).toThrow('not a date')
  })
})

test('drafts are drafts on any day; others are published on theirs', () => {
  expect(publicationOf({ date: '2026-01-31', draft: true }, '2026-11-22')).toBe('draft')
  expect(publicationOf({ date: '2026-01-31', draft: false }, '2026-11-22')).toBe('published')
  expect(publicationOf({ date: '2026-11-22' }, '2026-11-22')).toBe('published')
  expect(publicationOf({ date: '2026-11-23' }, '2026-11-22')).toBe('scheduled')
  expect(publicationOf({ updated: '2026-11-23' }, '2026-11-22')).toBe('published')
})

describe('what readers of one document would not find', () => {
  const published = { publication: 'published', frontmatter: { date: '2026-01-31' } } as const
  const draft = { publication: 'draft', frontmatter: { date: '2026-01-31' } } as const
  const december = { publication: 'scheduled', frontmatter: { date: '2026-12-01' } } as const
  const january = { publication: 'scheduled', frontmatter: { date: '2027-01-01' } } as const

  test('drafts, and what comes out later', () => {
    expect(isSeenFrom(draft, published)).toBe(false)
    expect(isSeenFrom(draft, december)).toBe(false)
    expect(isSeenFrom(december, published)).toBe(false)
    expect(isSeenFrom(january, december)).toBe(false)
  })

  test('not what comes out no later, and nothing of drafts', () => {
    expect(isSeenFrom(published, published)).toBe(true)
    expect(isSeenFrom(december, january)).toBe(true)
    expect(isSeenFrom(december, december)).toBe(true)
    expect(isSeenFrom(january, draft)).toBe(true)
  })
})
