import { expect, test } from 'vitest'
import { listClosedDays } from './listClosedDays.ts'

test('the agency is closed on the holidays of all its offices, and on the Monday after one on a Sunday', () => {
  const days = listClosedDays([{ country: 'CA', region: 'QC' }, { country: 'CM' }], 2026)
  expect(days.filter((day) => day.startsWith('2026')).map((day) => day.slice(5))).toEqual(
    ['01-01', '02-11', '03-20', '04-03', '04-06', '05-01', '05-14', '05-18', '05-20', '05-27', '06-24', '07-01'].concat(
      ['09-07', '10-12', '12-25'],
    ),
  )
  // The fifteenth of August 2027 is a Sunday.
  expect(days).toContain('2027-08-16')
  expect(listClosedDays([{ country: 'FR' }], 2026)).not.toContain('2026-07-01')
})
