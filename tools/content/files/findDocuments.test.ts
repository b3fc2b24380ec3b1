import { expect, test } from 'vitest'
import { checkDocumentName } from './findDocuments.ts'

const named = (name: string) => checkDocumentName(`content/fr/articles/${name}.mdx`)

test.each(['legal-errors', 'prix-2027', 'a'])('%s is a good name', (name) => {
  expect(named(name)).toBeUndefined()
})

// Systems that can't have such files could not have them as fixtures.
test.each(['con', 'NUL', 'com1', 'aux'])('Windows has no file called %s', (name) => {
  expect(named(name)?.rule).toBe('file-name')
})

test.each(['-a', 'a-', 'a--b', 'a_b', 'a.b', 'A', 'à', 'a b', 'index', '404', 'a'.repeat(81)])(
  '%s is no good name',
  (name) => {
    expect(named(name)).toBeDefined()
  },
)

test('addresses that were given out keep their capitals', () => {
  expect(checkDocumentName('content/fr/services/legalTranslation.mdx')).toBeUndefined()
  expect(checkDocumentName('content/fr/services/Legal.mdx')).toBeDefined()
})
