import { describe, expect, test } from 'vitest'
import { addressForForms, addressForScripts, inboxPath, readAnswer } from './formService.ts'

describe('addresses', () => {
  test.each([
    ['', inboxPath],
    ['https://formsubmit.co/a1b2', 'https://formsubmit.co/a1b2'],
    ['https://formsubmit.co/ajax/a1b2', 'https://formsubmit.co/a1b2'],
    ['https://forms.example/ajax/a1b2', 'https://forms.example/ajax/a1b2'],
    ['http://localhost:3000/__inbox', 'http://localhost:3000/__inbox'],
  ])('a form posts to %j by way of %s', (endpoint, address) => {
    expect(addressForForms(endpoint)).toBe(address)
  })

  test.each([
    ['https://formsubmit.co/a1b2', 'https://formsubmit.co/ajax/a1b2'],
    ['http://localhost:3000/__inbox', 'http://localhost:3000/__inbox'],
  ])('a script posts to %s by way of %s', (address, expected) => {
    expect(addressForScripts(address)).toBe(expected)
  })
})

test.each([
  'a1b2',
  'contact@',
  'formsubmit.co/a1b2',
  'ftp://formsubmit.co/a1b2',
  'https://',
  'mailto:contact@example.com',
])('%j is no endpoint, and that is said with what to write instead', (endpoint) => {
  expect(() => addressForForms(endpoint)).toThrow(
    `FORM_ENDPOINT is "${endpoint}", which is not an address that forms can be sent to. Write it like this: https://formsubmit.co/your-alias.`,
  )
})

describe('answers', () => {
  test.each([
    [200, '{"success":"true","message":"The form was submitted successfully."}', null],
    [200, '{"success":true}', null],
    [200, '{"success":"True"}', null],
    [200, '', null],
    [200, ' \r\n', null],
    [204, '', null],
    [200, '{"ok":true}', 'noAnswer'],
    [200, '{"success":"tr', 'noAnswer'],
    [200, 'Error: mailbox full', 'noAnswer'],
    [200, 'OK', 'noAnswer'],
    [200, '"false"', 'noAnswer'],
    [200, 'null', 'noAnswer'],
    [200, '[]', 'noAnswer'],
    [200, '{"success":0}', 'refused'],
    [200, '{"success":"False"}', 'refused'],
    [200, '{"success":null}', 'refused'],
    [200, '{"error":"The mailbox is full."}', 'refused'],
    [200, '{"success":"false","message":"Something went wrong."}', 'refused'],
    [200, '{"success":false}', 'refused'],
    [200, '{"success":"false","message":"This form needs Activation. We have sent you an email."}', 'unconfigured'],
    [200, '\n <!doctype html><title>Connexion au réseau</title>', 'broken'],
    [403, '{"success":"true"}', 'refused'],
    [404, '<!doctype html>', 'unconfigured'],
    [405, '', 'unconfigured'],
    [413, '', 'tooLarge'],
    [429, '', 'busy'],
    [500, '{"success":"true"}', 'broken'],
    [522, '<html>', 'broken'],
  ])('%i %j is %s', (status, body, outcome) => {
    expect(readAnswer(status, body)).toBe(outcome)
  })
})
