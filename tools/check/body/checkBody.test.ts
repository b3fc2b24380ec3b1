import { expect, test } from 'vitest'
import { checkBody } from './checkBody.ts'

const HEAD = '---\ntitle: Un titre\n---\n\n'
const FILE = 'content/fr/articles/x.mdx'

const check = (body: string) => checkBody(HEAD + body, FILE)

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
