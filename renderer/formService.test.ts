import { describe, expect, test } from 'vitest'
import { addressForForms, addressForScripts, inboxPath, readAnswer } from './formService.ts'

describe('addresses', () => {
  test.each([
    ['', inboxPath],
    ['https://formsubmit.co/a1b2', 'https://formsubmit.co/a1b2'],
    ['https://formsubmit.co/ajax/a1b2', 'https://formsubmit.co/a1b2'],
    ['https://forms.example/ajax/a1b2', 'https://forms.example/ajax/a1b2'],
  ])('a form posts to %j by way of %s', (endpoint, address) => {
    expect(addressForForms(endpoint)).toBe(address)
  })

  test.each([
    ['https://formsubmit.co/a1b2', 'https://formsubmit.co/ajax/a1b2'],
    ['https://formsubmit.co/ajax/a1b2', 'https://formsubmit.co/ajax/a1b2'],
    ['http://localhost:3000/__inbox', 'http://localhost:3000/__inbox'],
  ])('a script posts to %s by way of %s', (address, expected) => {
    expect(addressForScripts(address)).toBe(expected)
  })
})

describe('answers', () => {
  test.each([
    [200, '{"success":"true","message":"The form was submitted successfully."}', null],
    [200, '{"success":true}', null],
    [200, '{"ok":true}', null],
    [200, '', null],
    [204, '', null],
    [200, 'OK', null],
    [200, '"false"', null],
    [200, 'null', null],
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
