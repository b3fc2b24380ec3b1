import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseByPath, quotePathOfDocument, quoteServices, serviceOfPath } from './quoteServices.ts'

test.each(quoteServices)('%s has a page of its own', (service) => {
  expect(serviceOfPath(chooseByPath(`/requestaquote?service=${service}`))).toBe(service)
})

test.each([
  '/requestaquote',
  '/requestaquote?service=',
  '/requestaquote?service=nope',
  '/contact?service=legal',
  '#top',
])('the link %s stays what it is', (href) => {
  expect(chooseByPath(href)).toBe(href)
})

test.each(['/requestaquote', '/requestaquote/', '/requestaquote/nope', '/requestaquote/legal/x', '/legal'])(
  '%s names no service',
  (path) => {
    expect(serviceOfPath(path)).toBeUndefined()
  },
)

test.each(readdirSync('content/fr/services'))('the document %s leads to the quote of its service', (file) => {
  expect(serviceOfPath(quotePathOfDocument(file.replace('.mdx', '')))).toBeDefined()
})
