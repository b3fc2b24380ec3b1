import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import type { Diagnostic, Position } from '../../content/diagnostics.ts'
import { checkBody } from './checkBody.ts'

const HEAD = '---\ntitle: Un titre\n---\n\n'
const FILE = 'content/fr/articles/x.mdx'

const check = (body: string) => checkBody(HEAD + body, FILE)

/** A body with all done that is mechanical. */
function fixBody(body: string): string {
  const source = HEAD + body
  const lines = source.split('\n')
  const offsetOf = ({ line, column }: Position) =>
    lines.slice(0, line - 1).join('\n').length + Math.sign(line - 1) + column - 1
  const changes = check(body)
    .diagnostics.flatMap(({ fix = [] }: Diagnostic) => fix)
    .flatMap((change) => (change.kind === 'replace' ? [change] : []))
    .toSorted((a, b) => offsetOf(b.from) - offsetOf(a.from))
  const fixed = changes.reduce(
    (text, { from, to, text: wanted }) => text.slice(0, offsetOf(from)) + wanted + text.slice(offsetOf(to)),
    source,
  )
  return fixed.slice(HEAD.length)
}

describe('a fix leaves nothing to report', () => {
  test.each([
    ['##Titre', '## Titre'],
    ['##\u00a0Titre', '## Titre'],
    ['Une phrase.\n---\n\nSuite.', 'Une phrase.\n\n---\n\nSuite.'],
    ['Un mot <!-- rien -->.', 'Un mot .'],
    ['<Note title=“Bon à savoir”>\n\nUn.\n\n</Note>', '<Note title="Bon à savoir">\n\nUn.\n\n</Note>'],
    ['<Note title=Bon à savoir>\n\nUn.\n\n</Note>', '<Note title="Bon à savoir">\n\nUn.\n\n</Note>'],
    [
      '<PullQuote author=Ada role="x">\n\nUn.\n\n</PullQuote>',
      '<PullQuote author="Ada" role="x">\n\nUn.\n\n</PullQuote>',
    ],
    ['<Note title="Un">\n\nDeux.</Note>', '<Note title="Un">\n\nDeux.\n\n</Note>'],
    ['<Note title="Un">\n\nDeux.\n\n</note>', '<Note title="Un">\n\nDeux.\n\n</Note>'],
    ['<note title="Un">\n\nDeux.\n\n</Note>', '<Note title="Un">\n\nDeux.\n\n</Note>'],
    ['[un] (/contact)', '[un](/contact)'],
    ['[**un** mot] (https://a.example)', '[**un** mot](https://a.example)'],
    ['(un)[/contact]', '[un](/contact)'],
    ['[un](mots.mdx#deux)', '[un](/articles/mots#deux)'],
    ['[un][a]\n\n[a]: ../team/ada.mdx', '[un][a]\n\n[a]: /ada'],
    ['[un](http://a.example/b "c")', '[un](https://a.example/b "c")'],
    ['[Un pont](../../images/pont.svg)', '![Un pont](../../images/pont.svg)'],
    ["![Un](../../images/pont.svg 'L'arc')", '![Un](../../images/pont.svg "L\'arc")'],
    ['![Un](../../images/pont.svg “L’arc”)', '![Un](../../images/pont.svg "L’arc")'],
    ['Un[^1].\n\n[^1] : Deux.', 'Un[^1].\n\n[^1]: Deux.'],
    ['[un].\n\n[un] : /contact', '[un].\n\n[un]: /contact'],
    ['| a | b |\n| c | d |', '| a | b |\n| --- | --- |\n| c | d |'],
    ['| a | b |\n| — | — |\n| c | d |', '| a | b |\n| --- | --- |\n| c | d |'],
    ['| a |\n| - |\n\n| b |', '| a |\n| - |\n| b |'],
    ['Deux :\n• un\n• deux', 'Deux :\n- un\n- deux'],
    ['-un\n-deux', '- un\n- deux'],
    ['1.un\n2.deux', '1. un\n2. deux'],
    ['Un **mot ** ici.', 'Un **mot** ici.'],
    ['Un** mot** ici.', 'Un **mot** ici.'],
    ['Un *mot *ici.', 'Un *mot* ici.'],
    ['Un&nbsp !', 'Un&nbsp; !'],
    ['# Titre', '## Titre'],
    ['####### Titre', '## Titre'],
    ['[un](/contact/)', '[un](/contact)'],
    ['[un](ada@exemple.example)', '[un](mailto:ada@exemple.example)'],
    ['[un](www.exemple.example)', '[un](https://www.exemple.example)'],
    ['[un](tel:+33 1 23)', '[un](tel:+33123)'],
    ['[un](/articles/mots.html)', '[un](/articles/mots)'],
    ['[un](/contact#100%)', '[un](/contact#100%25)'],
    ['La 1<sup>re</sup> fois.', 'La 1re fois.'],
    ['Un mot [1].\n\n[^1]: Une note.', 'Un mot [^1].\n\n[^1]: Une note.'],
  ])('%j', (written, wanted) => {
    expect(check(written).diagnostics).not.toEqual([])
    expect(fixBody(written)).toBe(wanted)
    expect(check(wanted).diagnostics).toEqual([])
  })
})

test.each([
  ['a dialogue', '— Bonjour !\n\n— Bonsoir.'],
  ['an asterisk beside a word, and a product', 'Prix* de 2 * 3 = 6.\n\n\\* hors taxes'],
  ['names of programs', 'Un fichier `a`, snake_case, __init__.py et -5 °C, 3.5 et 1.5.'],
  ['times, ratios and colons', 'À 10:30, en 16:9 : voici. Un:deux:trois.'],
  ['brackets and parentheses', 'Un mot [sic] (entre parenthèses), [… ] et (a) [b].'],
  ['inverted words', 'A-t-il dit\n« non » ?'],
  ['signs in code', '`[x] (/y)`, `**a **`, `• b`, `&nbsp`\n\n```\n• un\n| a | b |\n##c\n```'],
  ['escaped signs', '\\[x\\] (/y), \\*\\*a \\*\\*, \\## b, \\• et \\`'],
  ['code at the beginning of a line', '`a`-t-il ?\n`1`.un'],
  ['a heading with a number', '## 1.Un'],
  ['a table with pictures of flags for heads', '| ![Le drapeau](../../images/a.svg) | b |\n| - | - |\n| c | d |'],
  ['a quotation of several lines', '> Un\n> deux\n> - trois\n>\n> | a | b |\n> | - | - |\n> | c | d |'],
  ['a list within a list, and text below it', '- un\n  - deux\n\n    Suite.\n\n  Suite.'],
  ['code in a list', '1. un\n\n   ```js\n   const a = 1\n   ```\n'],
  ['a fence in a quotation', '> ```\n> a\n> ```'],
  ['sentences about trade', 'import et export vont ensemble.\n\nimport de vin, export de fromage'],
  ['headings that are underlined', 'Une partie\n---\n\nDu texte.'],
  ['a reference that is a word', 'Voir [contact].\n\n[contact]: /contact'],
])('%s: no false alarm', (_, body) => {
  expect(check(body).diagnostics).toEqual([])
})

test('an unreadable part hides no other error, and its consequences are not reported', () => {
  const body = 'Une {accolade.\n\n<Note title=Un>\n\n[deux](nulle-part)\n\n</Note>\n\n<br>\n\n### Trois\n\n## Quatre'
  const { diagnostics, fragments } = check(body)
  expect(diagnostics.map(({ line }) => line - 4).toSorted((a, b) => a - b)).toEqual([1, 3, 5, 9, 11])
  expect(fragments).toEqual(['trois', 'quatre'])
})

test('the documents of the site have nothing that could be better', () => {
  for (const file of globSync('content/*/*/*.mdx')) {
    expect(checkBody(readFileSync(file, 'utf8'), file).diagnostics).toEqual([])
  }
})

test('a line of dashes below a few words is another way to write ##', () => {
  const { sections, diagnostics } = checkBody('---\ntitle: x\n---\n\nUne partie\n---\n\nLa suite.\n', 'x.mdx')
  expect(diagnostics).toEqual([])
  expect(sections).toEqual([{ id: 'une-partie', title: 'Une partie' }])
})
