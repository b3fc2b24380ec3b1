import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toString as textOf } from 'mdast-util-to-string'
import { afterAll, expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { readProjectWords } from '../../tools/check/spelling/dictionary.ts'
import { sortDiagnostics } from '../../tools/content/diagnostics.ts'
import { parse } from '../../tools/content/parse.ts'
import { checkContent, isOfOtherLocale, isOfTranslation, onContent } from './brokenContent.ts'
import { compileBody } from './compileBody.ts'

const root = mkdtempSync(join(tmpdir(), 'site-content-'))
afterAll(() => rmSync(root, { recursive: true }))

const FILE = 'content/fr/articles/mots.mdx'
const read = (file = FILE) => readFileSync(join(root, file), 'utf8')
const write = (text: string, file = FILE) => writeFileSync(join(root, file), text)

/** A fix can reveal another mistake. */
const PASSES = 3

/** Returns the rules that a changed project breaks, with the files other than the article, and applies all fixes. */
async function checkAndFix(): Promise<string[]> {
  const found = await checkContent(root)
  const told = sortDiagnostics(found)
    .filter((diagnostic) => !isOfOtherLocale(diagnostic) && !isOfTranslation(diagnostic))
    .map(({ file, rule }) => (file === FILE ? String(rule) : `${file} ${rule}`))
  let diagnostics = found
  for (let pass = 0; pass < PASSES && applyFixes(root, diagnostics).fixed > 0; pass += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each pass checks the changes of the one before
    diagnostics = await checkContent(root)
  }
  return told
}

/** What writers type below the front matter, the rules that it breaks, and the text after `--fix` if it differs. */
const bodies: ReadonlyArray<readonly [body: string, rules: readonly string[], fixed?: string]> = [
  // Code blocks, headings and tables that are none.
  [
    'Voici.\n\n```markdown\n## Un titre\n\nDu **gras**.\n```',
    ['code-of-text'],
    'Voici.\n\n## Un titre\n\nDu **gras**.',
  ],
  [
    '```\n## Le sens\n\nLa première passe suit le fil.\n```',
    ['code-of-text'],
    '## Le sens\n\nLa première passe suit le fil.',
  ],
  ['```text\n## Un titre\n```', []],
  ['**Le prix**\n\nVoici le prix.\n\n__1. Le délai__\nUn jour.', ['heading-by-bold', 'heading-by-bold']],
  ['**Ceci est important.**\n\nSuite.', []],
  ['## 🎉\n\nDix ans.', ['heading-empty']],
  ['## ?!\n\nDix ans.', ['heading-empty']],
  [
    'Langue\tDélai\nanglais\t24 h\nespagnol\t48 h',
    ['table-by-tabs'],
    '| Langue | Délai |\n| --- | --- |\n| anglais | 24 h |\n| espagnol | 48 h |',
  ],
  [
    'Langue\tDélai\tNote\t\nanglais\t24 h\t\nespagnol\t\tdeux jours',
    ['table-by-tabs'],
    '| Langue | Délai | Note |\n| --- | --- | --- |\n| anglais | 24 h |  |\n| espagnol |  | deux jours |',
  ],
  ['Langue\tDélai\n\nanglais\t24 h', ['table-by-tabs'], '| Langue | Délai |\n| --- | --- |\n| anglais | 24 h |'],
  ['| Langue |  |\n| --- | --- |\n| anglais | 24 h |', ['table-head-empty']],
  ['|  | Délai |\n| --- | --- |\n| anglais | 24 h |', []],
  ['---\ntitle: Un autre\ndate: 2026-11-20\n---\n\nDu texte.', ['frontmatter-twice']],
  // Lists by accident, and lists that are none.
  ['1990. Une année.\n\nSuite.', ['list-accidental'], '1990\\. Une année.\n\nSuite.'],
  ['1. Relire\n  - seul\n  - à deux\n2. Envoyer', ['list-not-nested'], '1. Relire\n   - seul\n   - à deux\n2. Envoyer'],
  ['1. Relire\n  1. seul\n2. Envoyer', ['list-not-nested'], '1. Relire\n   1. seul\n2. Envoyer'],
  ['1° les montants\n2° les dates', ['list-unread'], '1. les montants\n2. les dates'],
  ['i. les montants\nii. les dates', ['list-unread']],
  ['(a) les montants\n(b) les dates', ['list-unread']],
  ['1 - les montants\n2 - les dates', ['list-unread'], '1. les montants\n2. les dates'],
  ['o\tles montants\no\tles dates', ['list-unread'], '- les montants\n- les dates'],
  ['✅ les montants\n✅ les dates', ['list-unread'], '- les montants\n- les dates'],
  ['\uf0b7 les montants\n\uf0b7 les dates', ['list-unread'], '- les montants\n- les dates'],
  ['§ les montants\n§ les dates', ['list-unread'], '- les montants\n- les dates'],
  ['§ 1 du contrat\n§ 2 aussi', []],
  ['-- Bonjour, dit-il.\n-- Bonsoir.', ['list-unread']],
  ['Une partie\n--------------------\n\nSuite.\n\n********************', []],
  ['||\n|---|---|\n| c | d |', ['table-unread']],
  ['20 °C à Douala\n30 °C à midi', []],
  // Marks of other dialects and programs.
  ['Comptez 20~30 pages et 5~10 jours.', []],
  ['Le calcul : 5*6*7 = 210 et 2_3_4.', ['mark-lost'], 'Le calcul : 5\\*6\\*7 = 210 et 2_3_4.'],
  ['Il faut *re*lire et anti*constitution*nel.', []],
  [
    'Le XIX^e^ siècle, le 1^er^, 10 m^2^, CO~2~.',
    ['mark-shown', 'mark-shown', 'mark-shown', 'mark-shown'],
    'Le XIXe siècle, le 1er, 10 m², CO₂.',
  ],
  ['Un fait^[note].', ['footnote-inline'], 'Un fait[^1].\n\n[^1]: note'],
  [
    'Un fait[^1]^[Voir [le site](/contact).] et `^[du code]`.\n\n[^1]: Un.\n\nUn autre^[une note].',
    ['footnote-inline', 'footnote-inline'],
    'Un fait[^1][^2] et `^[du code]`.\n\n[^1]: Un.\n\nUn autre[^3].\n\n[^2]: Voir [le site](/contact).\n\n[^3]: une note',
  ],
  [
    'Un fait[^ma note].\n\n[^ma note]: La source du fait.',
    ['mark-spaced', 'mark-spaced'],
    'Un fait[^ma-note].\n\n[^ma-note]: La source du fait.',
  ],
  ['Un fait[^ma note].\n\n[^ma note]: Ici.', ['mark-spaced', 'mark-spaced'], 'Un fait[^ma-note].\n\n[^ma-note]: Ici.'],
  ['&lt;Note title="Un titre"&gt;\n\nSuite.\n\n\\</Note>', ['mark-shown', 'mark-shown']],
  [
    'Voir [nos délais[^1]](/contact).\n\n[^1]: Une note.',
    ['footnote-in-link'],
    'Voir [nos délais](/contact)[^1].\n\n[^1]: Une note.',
  ],
  [
    'Un mot[1] et deux [2].\n\n[1] Une note.\n[2] Une autre.',
    Array<string>(4).fill('footnote-of-word'),
    'Un mot[^1] et deux [^2].\n\n[^1]: Une note.\n[^2]: Une autre.',
  ],
  ['Un mot [1].', ['footnote-of-word']],
  ['Le son [i] se prononce comme en français.', []],
  [
    'Un mot[i] et deux[ii].\n\n[i] Une note.\n[ii] Une autre.',
    Array<string>(4).fill('footnote-of-word'),
    'Un mot[^i] et deux[^ii].\n\n[^i]: Une note.\n[^ii]: Une autre.',
  ],
  [
    'Un mot[[1]](#ftnt1) et deux[\\[2\\]](#_ftn2).\n\n[[1]](#ftnt_ref1) Une note.\n\n[\\[2\\]](#_ftnref2) Une autre.',
    Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'footnote-of-word' : 'link-fragment-dead')),
    'Un mot[^1] et deux[^2].\n\n[^1]: Une note.\n\n[^2]: Une autre.',
  ],
  [
    'Il se relit.\\nLa suite.\\n\\nLa fin, dans a\\notes.',
    ['mark-foreign', 'mark-foreign'],
    'Il se relit.\n\nLa suite.\n\nLa fin, dans a\\notes.',
  ],
  ['Du texte.\n\nTraduit avec DeepL.com (version gratuite)', ['mark-foreign']],
  ['*Translated with www.DeepL.com/Translator (free version)*', ['mark-foreign']],
  ['Traduit par DeepL, le contrat perd une clause.', []],
  ['La norme le dit :contentReference[oaicite:0].', ['mark-foreign']],
  ['La norme le dit citeturn0search3.', ['mark-foreign']],
  ['Voir [oai_citation:1‡ohada.org](https://www.ohada.org).', ['mark-foreign']],
  ['La norme le dit【4†source】.', ['mark-foreign']],
  ['Voir la page Erreur\u00a0! Signet non défini. ou 3.', ['mark-foreign']],
  ['**ChatGPT a dit :**\n\nVoici le texte.', ['mark-foreign']],
  ['ChatGPT a dit : « Je ne sais pas. »', []],
  ['Soit $E = mc^2$ et la suite.', []],
  ['Un texte avec {accolade} et <br> un retour.', ['brace-shown', 'html-tag']],
  // What is left to do.
  ['La deuxième passe [TODO] ne lit rien.', ['to-do-published']],
  ['TODO : relire.', ['to-do-published']],
  ['Le prix est de XXX euros, soit ___ € par mot.', ['to-do-published']],
  ['Le prix [À COMPLÉTER] de [nom du client].', ['to-do-published']],
  ['Voir [à vérifier avec Ada].', ['to-do-published']],
  ['Il a dit [sic] oui [ISO 17100], le XXXe [lien](/contact).', []],
  // Letters of PDFs and other keyboards.
  ['La ﬁn, un ﬂeuve, un eﬀet.', ['letter-alike', 'letter-alike', 'letter-alike'], 'La fin, un fleuve, un effet.'],
  [
    'L´étude, l‘homme, lʼan, d`ici et l`an.',
    ['letter-alike', 'letter-alike'],
    'L´étude, l‘homme, lʼan, d’ici et l’an.',
  ],
  [
    'Un contr\u0430t en 文字 et en кириллица.',
    ['letter-alike', 'letter-without-face'],
    'Un contrat en 文字 et en кириллица.',
  ],
  ['Le tra\u00adduc\u00adteur relit.', []],
  ['Le traduc\u200cteur re\u200dlit.', ['character-hidden', 'character-hidden'], 'Le traducteur relit.'],
  ['La premie\u0300re e\u0301tape.', ['letters-in-two-parts'], 'La première étape.'],
  [
    'Voir [la relecture](#premie\u0300re-e\u0301tape).\n\n## Première étape\n\nRelire.',
    ['letters-in-two-parts'],
    'Voir [la relecture](#première-étape).\n\n## Première étape\n\nRelire.',
  ],
  // Typography.
  ['Elle relit .Il compare .', ['typography-usual'], 'Elle relit. Il compare .'],
  [
    'Elle relit.. Il compare,, puis signe ?!?!',
    Array<string>(3).fill('typography-usual'),
    'Elle relit. Il compare, puis signe ?!',
  ],
  ['"Un contrat se relit.\n\n"La première passe."', []],
  // Addresses.
  [
    'Voir [la loi](https://www.ohada.org/loi?utm_source=chatgpt.com#1) et [une](https://www.ohada.org/?a=1&utm_source=openai).',
    ['link-misspelt', 'link-misspelt'],
    'Voir [la loi](https://www.ohada.org/loi#1) et [une](https://www.ohada.org/?a=1).',
  ],
  ['Voir [nous](https://passerelle.example/fr/contact).', ['link-redirected'], 'Voir [nous](/contact).'],
  [
    '![Un arc de pont](/content/images/bridge.svg)',
    ['picture-address-wrong'],
    '![Un arc de pont](../../images/bridge.svg)',
  ],
  ['![Un arc de pont](C:\\Bureau\\photo.jpg)', ['picture-elsewhere']],
]

test.each(bodies)('%j', async (body, rules, fixed = body) => {
  await onContent(root, null, async () => {
    const [, head = ''] = /^(---\n[^]*?\n---\n\n)/.exec(read()) ?? []
    write(`${head}${body}\n`)
    expect(await checkAndFix()).toEqual(rules)
    expect(read()).toBe(`${head}${fixed}\n`)
  })
})

/** What writers change in a file, the rules that this breaks, and what `--fix` writes instead. */
const changes: ReadonlyArray<
  readonly [name: string, written: string, instead: string, rules: readonly string[], fixed?: string]
> = [
  ['a space after the dashes', '---\ntitle', '--- \ntitle', []],
  [
    'the same, and a wrong date',
    "---\ntitle: 'Des mots qui passent'",
    "---  \ntitle: 'Des mots qui passent'\nupdated: 31/01/2026",
    ['day-otherwise'],
    "---  \ntitle: 'Des mots qui passent'\nupdated: 2026-01-31",
  ],
  ['the same, and a wrong category', 'legal', 'legall', ['value-unknown']],
  ['a no-break space after a value', 'legal', 'legal\u00a0', []],
  ['a no-break space after a key', 'title:', 'title\u00a0:', []],
  [
    'a title in bold',
    "'Des mots qui passent'",
    "'**Des mots qui passent**'",
    ['value-in-quotes'],
    "'Des mots qui passent'",
  ],
  [
    'quotation marks of a word processor',
    "'L’arc d’une passerelle, dessiné d’un trait.'",
    '„L’arc d’une passerelle, dessiné d’un trait.“',
    ['value-in-quotes', 'sign-unpaired'],
    "'L’arc d’une passerelle, dessiné d’un trait.'",
  ],
  ['a turned title', 'Des mots', 'Des \u202emots', ['character-hidden'], 'Des mots'],
  ['a date in the wrong century', '2026-01-31', '2062-01-31', ['value-differs', 'date-unlikely']],
  ['another date than in the translation', '2026-01-31', '2026-01-30', ['value-differs']],
  ['another category than in the translation', 'legal', 'localization', ['value-differs']],
  ['French keys', 'tags:', 'mots-clés:', ['key-unknown'], 'tags:'],
  ['a French key of two words', 'imageAlt:', 'texte alternatif:', ['key-unknown'], 'imageAlt:'],
  [
    'a former name as a file',
    'category:',
    'formerly: [vieux-nom.mdx]\ncategory:',
    ['former-name-wrong'],
    'formerly: [vieux-nom]\ncategory:',
  ],
  [
    'a former name as an address',
    'category:',
    "formerly: ['/fr/articles/vieux-nom']\ncategory:",
    ['former-name-wrong'],
    'formerly: [vieux-nom]\ncategory:',
  ],
  ['a former name out of its folder', 'category:', "formerly: ['../contact']\ncategory:", ['former-name-wrong']],
  ['keys that are nested hundreds of times', 'category:', `${'? '.repeat(2000)}x\ncategory:`, ['sign-repeated']],
]

const rows = changes.map(([name, written, instead, rules, fixed = instead]) => ({
  name,
  written,
  instead,
  rules,
  fixed,
}))

test.each(rows)('$name', async ({ written, instead, rules, fixed }) => {
  await onContent(root, null, async () => {
    const source = read()
    write(source.replace(written, instead))
    const told = await checkAndFix()
    expect(told.map((rule) => rule.replace(/^content\/en\/articles\/mots.mdx /, ''))).toEqual(rules)
    expect(read()).toBe(source.replace(written, fixed))
  })
})

/** What is around the front matter instead of ---, and the rule that it breaks. */
const edges: ReadonlyArray<readonly [name: string, write: (source: string) => string, rule: string]> = [
  ['a fence around the file', (source) => `\`\`\`markdown\n${source}\`\`\`\n`, 'file-fenced'],
  ['a fence without an end', (source) => `~~~\n\n${source}`, 'file-fenced'],
  [
    'a fence around the front matter',
    (source) => `\`\`\`yaml\n${source.replace('\n---\n', '\n---\n```\n')}\n\`\`\`text\nun mot\n\`\`\`\n`,
    'file-fenced',
  ],
  ['a fence in its place', (source) => source.replace('---', '```yaml').replace('---', '```'), 'frontmatter-start'],
  ['stars', (source) => source.replaceAll('---', '***'), 'frontmatter-start'],
  ['an escape', (source) => source.replaceAll('---', '\\---'), 'frontmatter-start'],
  ['a space that nobody sees', (source) => `\u200b${source}`, 'frontmatter-start'],
  ['dots below', (source) => source.replace('\n---\n', '\n...\n'), 'frontmatter-end'],
  ['a long dash', (source) => source.replaceAll('---', '—'), 'frontmatter-start'],
  ['empty lines above', (source) => `\n\n${source}`, 'frontmatter-start'],
  ['nothing above', (source) => source.slice('---\n'.length), 'frontmatter-start'],
  ['nothing below', (source) => source.replace('\n---\n', '\n'), 'frontmatter-end'],
  ['a dash too few below', (source) => source.replace('\n---\n', '\n--\n'), 'frontmatter-end'],
  ['too many dashes below', (source) => source.replace('\n---\n', '\n-----\n'), 'frontmatter-end'],
]

test.each(edges)('%s is mended', async (_, change, rule) => {
  await onContent(root, null, async () => {
    const source = read()
    write(change(source))
    expect(await checkAndFix()).toEqual([rule])
    expect(
      read()
        .replace(/\n\n```text[^]*$/, '')
        .trimEnd(),
    ).toBe(source.trimEnd())
  })
})

test('front matter of another collection is told once', async () => {
  await onContent(root, null, async () => {
    const policy = `---\ntitle: 'Nos conditions'\ndescription: 'Ce que nous promettons.'\nupdated: 2026-01-31\n---\n\nTexte.\n`
    for (const source of [read('content/fr/team/ada-exemple.mdx'), policy]) {
      write(source)
      // oxlint-disable-next-line no-await-in-loop -- in one folder
      expect((await checkAndFix())[0]).toBe('frontmatter-of-other')
      expect(read()).toBe(source)
    }
  })
})

test('two documents that claim a former name are both told', async () => {
  await onContent(root, null, async () => {
    const source = read().replace('category:', 'formerly: [vieux-nom]\ncategory:')
    write(source)
    write(source.replace('Des mots', 'Autres mots').replace('Un article', 'Un autre'), 'content/fr/articles/autres.mdx')
    expect(await checkAndFix()).toEqual(['content/fr/articles/autres.mdx former-name-twice', 'former-name-twice'])
  })
})

test('the mark of a footnote is no part of a column’s label, and notes with accents stand in the margin', () => {
  const page = JSON.stringify(compileBody(parse('| Langue[^l] | Délai |\n| - | - |\n| fr | un |\n\n[^l]: x'), 'fr'))
  expect(page).toContain('"dataLabel":"Langue"')
  expect(JSON.stringify(compileBody(parse('Un fait[^réf].\n\n[^réf]: La source.'), 'fr'))).toContain('dataInMargin')
  expect(textOf(parse('20~30 pages et 5~10 jours'))).toBe('20~30 pages et 5~10 jours')
})

const WORDS = '\ufeffze\u0301brurologie\r\nmot'

test.each([
  ['UTF-8', Buffer.from(WORDS)],
  ['UTF-16', Buffer.from(WORDS, 'utf16le')],
  ['UTF-16, its bytes swapped', Buffer.from(WORDS, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('zébrurologie\r\nmot', 'latin1')],
])('a list of words may be saved as %s', async (_, bytes) => {
  await onContent(root, null, async () => {
    writeFileSync(join(root, 'content/words.txt'), bytes)
    expect([...readProjectWords(root)]).toEqual(expect.arrayContaining(['zébrurologie', 'mot']))
  })
})
