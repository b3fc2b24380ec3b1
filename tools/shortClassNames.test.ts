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
  const button = `${root}/components/Button/Button.module.css`
  const footer = `${root}/components/Footer/Footer.module.css`
  const css = '.button { color: red } .icon { margin: .5rem } .button:hover {}'
  const names = [nameClass('button', button, css), nameClass('icon', button, css), nameClass('icon', footer, css)]
  expect(new Set(names).size).toBe(3)
  expect(names.every((name) => /^[a-z]+\d$/.test(name))).toBe(true)
  expect(nameClass('icon', `${button}?used`, css)).toBe(names[1])
})
