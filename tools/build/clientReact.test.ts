import { expect, test } from 'vitest'
import { clientReact } from './clientReact.ts'

test.each([undefined, 'preact', 'react'])('CLIENT_REACT may be %s', (library) => {
  expect(clientReact(library).name).toBe('site:client-react')
})

test.each(['', 'Preact', 'solid'])('CLIENT_REACT may not be "%s"', (library) => {
  expect(() => clientReact(library)).toThrow(
    new Error(`CLIENT_REACT is "${library}". Set it to "preact" or "react", or leave it unset.`),
  )
})
