import { expect, test } from 'vitest'
import { keepUntouched, noteRead } from './richText.ts'

/** What an editor saves for a text that it renders in its own way, and that somebody has edited there. */
function edit(read: string, rendered: string, written: string): string {
  const editor = {}
  noteRead(editor, read, rendered)
  return keepUntouched(editor, written)
}

const READ = 'Un *mot*.\n\n* un\n* deux\n\n\nUne\\\nligne.\n\n---\n\nFin.'
const RENDERED = 'Un _mot_.\n\n- un\n- deux\n\nUne\\\nligne.\n\n***\n\nFin.'

test('a text that nobody edited stays as it was read', () => {
  expect(edit(READ, RENDERED, RENDERED)).toBe(READ)
})

test.each([
  ['a passage', 'Fin.', 'Fin !', READ.replace('Fin.', 'Fin !')],
  ['a passage before others', 'Un _mot_.', 'Deux _mots_.', READ.replace('Un *mot*.', 'Deux _mots_.')],
  ['a new passage', '***', 'Nouveau.\n\n***', READ.replace('---', 'Nouveau.\n\n---')],
  ['a new passage at the end', 'Fin.', 'Fin.\n\nSuite.', READ.replace('Fin.', 'Fin.\n\nSuite.')],
  ['a passage that is taken away', '\n\n***', '', READ.replace('\n\n---', '')],
])('%s is all that changes', (_, before, after, saved) => {
  expect(edit(READ, RENDERED, RENDERED.replace(before, after))).toBe(saved)
})

test('a list whose items would be of two kinds is written anew', () => {
  const written = RENDERED.replace('- deux', '- deux\n- trois')
  expect(edit(READ, RENDERED, written)).toContain('- un\n- deux\n- trois')
})

test.each([
  ['1990\\. Une année.', '1990. Une année.'],
  ['\\- 3 pages', '- 3 pages'],
  ['Le champ \\{nom\\}.', 'Le champ {nom}.'],
  ['\\<Note> s’écrit ainsi.', '<Note> s’écrit ainsi.'],
  ['*re*lire', '_re_lire'],
  ['~~120~~ 95', '\\~\\~120\\~\\~ 95'],
  ['[à nous](mailto:$t(agency:email))', '[à nous](mailto:$t\\(agency:email\\))'],
  ['**<Lang code="en">mortgage</Lang>**', '<Lang code="en">mortgage</Lang>'],
  ['1. Un\n\n   ```json\n   {}\n   ```\n\n2. Deux', '1. Un\n\n```json\n{}\n```\n\n1. Deux'],
  ['~~~\ncode\n~~~', '\\~~~\ncode\n\\~~~'],
])('a text that the rich editor would change is not opened in it: %s', (read, rendered) => {
  expect(() => noteRead({}, read, rendered)).toThrow('can’t keep')
})
