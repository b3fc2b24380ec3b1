import { expect, test } from 'vitest'
import { lettersOf, shortClassNames } from './shortClassNames.ts'

test.each([
  [0, 'a'],
  [25, 'z'],
  [26, 'aa'],
  [51, 'az'],
  [52, 'ba'],
  [701, 'zz'],
  [702, 'aaa'],
])('file %i is %s', (index, letters) => {
  expect(lettersOf(index)).toBe(letters)
})

test('classes of a file are told apart, and so are files', () => {
  const root = process.cwd()
  const nameClass = shortClassNames(root)
  const button = `${root}/components/elements/Button/Button.module.css`
  const footer = `${root}/components/layout/Footer/Footer.module.css`
  const names = [nameClass('button', button), nameClass('footer', footer), nameClass('columns', footer)]
  expect(new Set(names).size).toBe(3)
  expect(names.every((name) => /^[a-z]{1,3}$/.test(name))).toBe(true)
  expect(nameClass('button', `${button}?used`)).toBe(names[0])
  expect(() => nameClass('unknown', button)).toThrow('has a class or keyframes whose name is not letters: unknown')
})
