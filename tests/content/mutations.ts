/** One way in which a good document gets broken. */
export interface Mutation {
  /** Names it in a failing test. */
  readonly name: string
  readonly apply: (source: string, random: Random) => string | Uint8Array
}

/** A number from 0 up to, but not including, the limit. */
export type Random = (limit: number) => number

/**
 * The same numbers for the same seed, on every machine.
 *
 * @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c mulberry32
 */
export function createRandom(seed: number): Random {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random(items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** Where the lines between the two --- stand. */
function frontmatterLines(lines: readonly string[]): { first: number; last: number } {
  return { first: 1, last: lines.indexOf('---', 1) - 1 }
}

type LineChange = (line: string, random: Random) => string | readonly string[]

/** Changes one line of the frontmatter, or of the body, that the condition holds for. */
function changeLine(part: 'frontmatter' | 'body', condition: RegExp, change: LineChange): Mutation['apply'] {
  return (source, random) => {
    const lines = source.split('\n')
    const { first, last } = frontmatterLines(lines)
    const isPart = (index: number) =>
      part === 'frontmatter' ? index >= first && index <= last : index > last + 1 && index < lines.length
    const places = lines.flatMap((line, index) => (isPart(index) && condition.test(line) ? index : []))
    if (places.length === 0) return source
    const place = pick(places, random)
    lines.splice(place, 1, ...[change(lines[place] ?? '', random)].flat())
    return lines.join('\n')
  }
}

function changeText(pattern: RegExp, change: (found: string, random: Random) => string): Mutation['apply'] {
  return (source, random) => {
    const found = [...source.matchAll(pattern)]
    if (found.length === 0) return source
    const match = pick(found, random)
    return `${source.slice(0, match.index)}${change(match[0], random)}${source.slice(match.index + match[0].length)}`
  }
}

const KEY = /^\s*(?:- )?[a-zA-Z]+:/
const TEXT = /\S/

const WRONG_VALUES = [
  '',
  '12',
  'true',
  'null',
  '[]',
  '{}',
  '[a, b',
  '{ a: b',
  '~',
  '*ref',
  '&ref',
  '!tag x',
  '|',
  '>',
  '@x',
  '`x`',
  '%x',
  '- x',
  '? x',
  '2026-02-30',
  '20/11/2026',
  '"',
  "'",
  '“x”',
  'a: b',
  'a # b',
  '\\ud800',
  '"\\ud800"',
  '"\\x01"',
  'x'.repeat(3000),
] as const

const MARKS = [
  '<',
  '>',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '*',
  '**',
  '_',
  '`',
  '```',
  '|',
  '#',
  '~',
  '~~',
  '!',
  '\\',
  '"',
  "'",
  '&',
  ':',
  '^',
  '[^1]',
  '[^x]',
  '<br>',
  '</Note>',
  '<Note>',
  '<b>',
  '<!-- x -->',
  '{x}',
  '[x](',
  '![x](',
  '](',
  '\t',
  '\u00a0',
  '\u200b',
  '\u000b',
  '\u0000',
  '- ',
  '1. ',
  '> ',
  '---',
  '===',
  '    ',
  '$',
  '%',
  '&nbsp;',
  '&#0;',
  '&#xD800;',
  '\ufeff',
  '\ufffd',
  '👩‍👩‍👧',
  'Ã©',
  'مرحبا',
] as const

/** Everything that writers, editors and merges do to a document. */
export const mutations: readonly Mutation[] = [
  // The frontmatter.
  { name: 'a line of the frontmatter is deleted', apply: changeLine('frontmatter', TEXT, () => []) },
  { name: 'a line of the frontmatter is there twice', apply: changeLine('frontmatter', TEXT, (line) => [line, line]) },
  {
    name: 'a key loses a letter',
    apply: changeLine('frontmatter', KEY, (line, random) => {
      const letters = [...line.matchAll(/[a-zA-Z](?=[a-zA-Z]*:)/g)].map(({ index }) => index)
      const at = pick(letters, random)
      return line.slice(0, at) + line.slice(at + 1)
    }),
  },
  {
    name: 'two letters of a key change places',
    apply: changeLine('frontmatter', /^\s*[a-zA-Z]{3,}:/, (line) => line.replace(/([a-zA-Z])([a-zA-Z])/, '$2$1')),
  },
  {
    name: 'a key gets a capital',
    apply: changeLine('frontmatter', KEY, (line) => line.replace(/[a-z]/, (letter) => letter.toUpperCase())),
  },
  {
    name: 'a key gets an accent',
    apply: changeLine('frontmatter', KEY, (line) => line.replace(/[ae](?=[a-zA-Z]*:)/, 'é')),
  },
  { name: 'a colon has no space', apply: changeLine('frontmatter', /: /, (line) => line.replace(': ', ':')) },
  { name: 'a colon is missing', apply: changeLine('frontmatter', KEY, (line) => line.replace(':', '')) },
  { name: 'a colon has a space before it', apply: changeLine('frontmatter', KEY, (line) => line.replace(':', ' :')) },
  {
    name: 'an equals sign stands for the colon',
    apply: changeLine('frontmatter', KEY, (line) => line.replace(':', ' =')),
  },
  {
    name: 'a value is another',
    apply: changeLine('frontmatter', /^\s*(?:- )?[a-zA-Z]+: \S/, (line, random) =>
      line.replace(/: .*/s, () => `: ${pick(WRONG_VALUES, random)}`),
    ),
  },
  {
    name: 'an entry of a list is another',
    apply: changeLine('frontmatter', /^\s*- \S/, (line, random) =>
      line.replace(/- .*/s, () => `- ${pick(WRONG_VALUES, random)}`),
    ),
  },
  { name: 'a quote is missing at the end', apply: changeLine('frontmatter', /['"]$/, (line) => line.slice(0, -1)) },
  {
    name: 'a quote is missing at the beginning',
    apply: changeLine('frontmatter', /: ['"]/, (line) => line.replace(/: ['"]/, ': ')),
  },
  {
    name: 'quotes are missing',
    apply: changeLine('frontmatter', /: (['"]).*\1$/, (line) => line.replace(/: (['"])(.*)\1$/, ': $2')),
  },
  {
    name: 'quotes are curly',
    apply: changeLine('frontmatter', /: (['"]).*\1$/, (line) => line.replace(/: (['"])(.*)\1$/, ': “$2”')),
  },
  {
    name: 'quotes are French',
    apply: changeLine('frontmatter', /: (['"]).*\1$/, (line) => line.replace(/: (['"])(.*)\1$/, ': « $2 »')),
  },
  {
    name: 'an apostrophe stands between single quotes',
    apply: changeLine('frontmatter', /: '.*'$/, (line) => line.replace(/: '(.*)'$/, ": 'L'œil $1'")),
  },
  {
    name: 'a text goes on unindented',
    apply: changeLine('frontmatter', /\w+ \w+/, (line) => line.replace(/(\w) (\w)/, '$1\n$2')),
  },
  { name: 'a line is indented by a tab', apply: changeLine('frontmatter', TEXT, (line) => `\t${line.trimStart()}`) },
  { name: 'a line is indented by one space more', apply: changeLine('frontmatter', TEXT, (line) => ` ${line}`) },
  { name: 'a line is not indented', apply: changeLine('frontmatter', /^\s+\S/, (line) => line.trimStart()) },
  {
    name: 'a list has other bullets',
    apply: changeLine('frontmatter', /^\s*- /, (line, random) =>
      line.replace('- ', pick(['* ', '• ', '-', '– ', '+ '], random)),
    ),
  },
  {
    name: 'a comment follows a value',
    apply: changeLine('frontmatter', /: [a-zA-ZÀ-ÿ][^'"]*$/, (line) => `${line} # à voir`),
  },
  {
    name: 'there is a line too many',
    apply: changeLine('frontmatter', TEXT, (line, random) => [
      line,
      pick(
        [
          'auteur: moi',
          'note',
          '- x',
          ': x',
          '? x',
          '...',
          '---',
          '%YAML 1.2',
          '<<<<<<< HEAD',
          '=======',
          '{{',
          '<<: *a',
          '__proto__: x',
          'constructor: x',
          '1: x',
          'null: x',
          '"": x',
          '',
        ],
        random,
      ),
    ]),
  },
  {
    name: 'two lines of the frontmatter change places',
    apply: (source, random) => {
      const lines = source.split('\n')
      const { first, last } = frontmatterLines(lines)
      const [one, other] = [first + random(last - first + 1), first + random(last - first + 1)]
      ;[lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? '']
      return lines.join('\n')
    },
  },
  { name: 'the frontmatter does not begin', apply: (source) => source.replace('---\n', '') },
  { name: 'the frontmatter does not end', apply: (source) => source.replace('\n---\n', '\n') },
  {
    name: 'the frontmatter ends in another way',
    apply: (source, random) =>
      source.replace('\n---\n', `\n${pick(['--', '----', '- - -', '—', '...', '***', '--- '], random)}\n`),
  },
  {
    name: 'the frontmatter is there twice',
    apply: (source) => source.slice(0, source.indexOf('\n---\n') + 5) + source,
  },
  {
    name: 'something stands before the frontmatter',
    apply: (source, random) => pick(['\n', ' ', '\n\n', 'x\n', '# Titre\n', '\ufeff\ufeff'], random) + source,
  },
  {
    name: 'a merge has left its marks',
    apply: (source, random) => {
      const lines = source.split('\n')
      const at = 1 + random(lines.length - 1)
      lines.splice(at, 1, '<<<<<<< HEAD', lines[at] ?? '', '=======', `${lines[at] ?? ''} bis`, '>>>>>>> branche')
      return lines.join('\n')
    },
  },
  // The body.
  { name: 'a line of the body is deleted', apply: changeLine('body', TEXT, () => []) },
  { name: 'a line of the body is there twice', apply: changeLine('body', TEXT, (line) => [line, line]) },
  { name: 'an empty line is missing', apply: changeLine('body', /^$/, () => []) },
  {
    name: 'a sign comes in',
    apply: changeLine('body', TEXT, (line, random) => {
      const at = random(line.length + 1)
      return line.slice(0, at) + pick(MARKS, random) + line.slice(at)
    }),
  },
  { name: 'a line begins with a sign', apply: changeLine('body', TEXT, (line, random) => pick(MARKS, random) + line) },
  { name: 'a line ends with a sign', apply: changeLine('body', TEXT, (line, random) => line + pick(MARKS, random)) },
  {
    name: 'a sign stands on a line of its own',
    apply: changeLine('body', TEXT, (line, random) => [line, pick(MARKS, random)]),
  },
  { name: 'a sign is missing', apply: changeText(/(?<=\n---\n[^]*)[^\p{L}\d\s]/gu, () => '') },
  { name: 'a sign is there twice', apply: changeText(/(?<=\n---\n[^]*)[^\p{L}\d\s]/gu, (sign) => sign + sign) },
  {
    name: 'two characters change places',
    apply: changeText(/(?<=\n---\n[^]*)[^\n]{2}/gu, (two) => [...two].toReversed().join('')),
  },
  { name: 'a heading has no space', apply: changeLine('body', /^#+ /, (line) => line.replace('# ', '#')) },
  {
    name: 'a heading has a no-break space',
    apply: changeLine('body', /^#+ /, (line) => line.replace('# ', '#\u00a0')),
  },
  {
    name: 'a heading is deeper',
    apply: changeLine('body', /^#+ /, (line, random) => '#'.repeat(1 + random(4)) + line),
  },
  { name: 'a heading is of the first level', apply: changeLine('body', /^#+ /, (line) => line.replace(/^#+/, '#')) },
  { name: 'a link has a space', apply: changeText(/\]\(/g, () => '] (') },
  {
    name: 'a link leads elsewhere',
    apply: changeText(
      /\]\([^)]*\)/g,
      (_, random) =>
        `](${pick(['', '#', '#100%', '/nulle-part', '/fr/contact', 'contact', 'legal-errors.mdx', 'javascript:alert(1)', 'http://exemple', '//exemple', '/contact#nope', '%', '/%E0%A4%A', '../../images/absente.jpg', 'mon image.jpg', 'mailto:', '<a b>', 'https://exemple.test/a(b)c', 'C:\\\\images\\\\x.jpg'], random)})`,
    ),
  },
  {
    name: 'a tag is another',
    apply: changeText(/<\/?[A-Z]\w+/g, (tag, random) =>
      pick(
        [
          tag.toLowerCase(),
          `${tag}s`,
          tag.replace('<', '< '),
          tag.replace('</', '<'),
          tag.slice(0, -1),
          tag.replace(/\w+/, 'Script'),
          tag.replace(/\w+/, 'div'),
        ],
        random,
      ),
    ),
  },
  {
    name: 'an attribute is written otherwise',
    apply: changeText(/ \w+="[^"\n]*"(?=[^\n]*>)/g, (attribute, random) =>
      pick(
        [
          attribute.replaceAll('"', ''),
          attribute.replace(/"(.*)"/, '“$1”'),
          attribute.replace(/"(.*)"/, '={$1}'),
          attribute.replace('=', ' = '),
          attribute.slice(0, -1),
          attribute.replace(/\w+/, (name) => `${name}s`),
          '',
          `${attribute}${attribute}`,
        ],
        random,
      ),
    ),
  },
  { name: 'a tag is not closed', apply: changeText(/\n<\/[A-Z]\w+>/g, () => '') },
  { name: 'a tag is not opened', apply: changeText(/\n<[A-Z][^>]*>/g, () => '') },
  { name: 'a footnote is gone', apply: changeText(/\[\^\w+\]:[^\n]*/g, () => '') },
  { name: 'a table loses its line', apply: changeText(/\n\|?[ :|-]*-{3}[ :|-]*(?=\n)/g, () => '') },
  { name: 'a table has a cell more', apply: changeLine('body', /^\|/, (line) => `${line} de trop |`) },
  { name: 'a table has a cell fewer', apply: changeLine('body', /^\|/, (line) => line.replace(/\|[^|]*\|$/, '|')) },
  // The file.
  { name: 'the file is cut off', apply: (source, random) => source.slice(0, random(source.length)) },
  { name: 'the file is there twice', apply: (source) => source + source },
  {
    name: 'the file is empty',
    apply: (source, random) => pick(['', '\n', ' ', '---\n---\n', '\0'], random) + source.slice(source.length),
  },
  { name: 'lines end as on Windows', apply: (source) => source.replaceAll('\n', '\r\n') },
  { name: 'lines end as on old Macs', apply: (source) => source.replaceAll('\n', '\r') },
  {
    name: 'some lines end as on Windows',
    apply: (source, random) => source.replaceAll('\n', () => (random(2) === 0 ? '\r\n' : '\n')),
  },
  { name: 'lines end with spaces', apply: (source) => source.replaceAll('\n', '  \n') },
  { name: 'all is indented by tabs', apply: (source) => source.replaceAll('\n  ', '\n\t') },
  { name: 'there is a byte order mark', apply: (source) => `\ufeff${source}` },
  { name: 'it is UTF-16', apply: (source) => new Uint8Array(Buffer.from(`\ufeff${source}`, 'utf16le')) },
  { name: 'it is Latin-1', apply: (source) => new Uint8Array(Buffer.from(source, 'latin1')) },
  { name: 'it was UTF-8 read as Latin-1', apply: (source) => Buffer.from(source, 'utf8').toString('latin1') },
  { name: 'accents are letters of their own', apply: (source) => source.normalize('NFD') },
  { name: 'spaces are no-break spaces', apply: changeText(/ /g, () => '\u00a0') },
  {
    name: 'quotes are curly everywhere',
    apply: (source) => source.replaceAll(/"([^"\n]*)"/g, '“$1”').replaceAll(/'([^'\n]*)'/g, '‘$1’'),
  },
]
