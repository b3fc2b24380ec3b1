import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { defaultLocale, isLocale, locales, type Locale } from '../../renderer/languages.ts'
import type { Diagnostic } from './diagnostics.ts'
import { didYouMean } from './suggest.ts'

/** One text of the interface: `content/fr/strings/home.json`, key `hero.title`. */
interface Text {
  readonly key: string
  readonly value: string
  readonly line: number
  readonly column: number
}

/** Where `t()` looks that is told of no other. */
const DEFAULT_NAMESPACE = 'common'

interface StringsFile {
  readonly file: string
  readonly locale: Locale
  readonly namespace: string
  readonly texts: readonly Text[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Compares the texts of the interface across the languages, and with the code that shows them.
 *
 * Diagnostics: JSON that cannot be read, an empty text, a key missing in one language, different placeholders
 * (`{{count}}`) in the two, a text that nothing shows.
 *
 * @param root the project's root
 */
export async function checkStrings(root: string): Promise<Diagnostic[]> {
  const paths = await glob(
    locales.map((locale) => `content/${locale}/strings/*.json`),
    { cwd: root },
  )
  const files = await Promise.all(paths.toSorted().map((path) => readStrings(root, path)))
  const nested = new Set(
    files.flatMap(({ texts }) =>
      texts.flatMap(({ value }) => [...value.matchAll(/\$t\(([\w:.]+)/g)].map(([, key]) => key ?? '')),
    ),
  )
  const code = indexNames([...(await readNames(root)), { literals: nested, patterns: [], isGivenTexts: true }])
  return files.flatMap((file) => [
    ...file.diagnostics,
    ...file.texts.flatMap((text) => checkText(file, text)),
    ...checkAgainstOtherLanguages(file, files),
    ...checkUse(file, code),
  ])
}

async function readStrings(root: string, file: string): Promise<StringsFile> {
  const [, locale, , name = ''] = file.split('/')
  const lineCounter = new LineCounter()
  // JSON is YAML, and the YAML parser keeps the positions.
  const source = await readFile(join(root, file), 'utf8')
  const document = parseDocument(source, { lineCounter, prettyErrors: false })
  const texts: Text[] = []
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line, column: col }
  }
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key') return
      const parts = path.flatMap((ancestor, index) => {
        const child: unknown = path[index + 1] ?? node
        if (ancestor && typeof ancestor === 'object' && 'key' in ancestor && isScalar(ancestor.key)) {
          return String(ancestor.key.value)
        }
        if (ancestor && typeof ancestor === 'object' && 'items' in ancestor && Array.isArray(ancestor.items)) {
          const position = ancestor.items.findIndex((item) => item === child)
          return typeof child === 'object' && child !== null && 'key' in child ? [] : String(position)
        }
        return []
      })
      texts.push({ key: parts.join('.'), value: String(node.value), ...positionAt(node.range?.[0] ?? 0) })
    },
  })
  const diagnostics = document.errors.map((error) => ({
    file,
    ...positionAt(error.pos[0]),
    message: `is not valid JSON: ${error.message.trim()}. Look for a missing comma or quote here or on the line above`,
  }))
  return {
    file,
    locale: isLocale(locale) ? locale : defaultLocale,
    namespace: name.replace(/\.json$/, ''),
    texts: diagnostics.length > 0 ? [] : texts,
    diagnostics,
  }
}

function checkText({ file }: StringsFile, { key, value, line, column }: Text): Diagnostic[] {
  return value.trim() === '' ? [{ file, line, column, message: `${key}: is empty. Write a text` }] : []
}

/** `pages_one` and `pages_many` are forms of one text; which forms there are is the language's affair. */
function withoutPluralForm(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '')
}

function placeholdersOf(value: string): string {
  return [...value.matchAll(/\{\{\s*([\w.]+)/g)]
    .map(([, name]) => name)
    .toSorted()
    .join(', ')
}

function checkAgainstOtherLanguages(file: StringsFile, files: readonly StringsFile[]): Diagnostic[] {
  return locales
    .filter((locale) => locale !== file.locale)
    .flatMap((locale) => {
      const otherFile = `content/${locale}/strings/${file.namespace}.json`
      const other = files.find(({ file: path }) => path === otherFile)
      if (!other) {
        return [
          { file: file.file, line: 1, column: 1, message: `has no counterpart. Add ${otherFile} with the same keys` },
        ]
      }
      if (other.diagnostics.length > 0) return []
      const otherTexts = new Map(other.texts.map((text) => [withoutPluralForm(text.key), text]))
      return file.texts.flatMap(({ key, value, line, column }) => {
        const counterpart = otherTexts.get(withoutPluralForm(key))
        const at = { file: file.file, line, column }
        if (!counterpart) {
          const near = didYouMean(key, other.texts.map((text) => text.key).slice(0, 400))
          const hint = near.startsWith('Did') ? ` ${near}` : ''
          return [{ ...at, message: `${key}: is missing in ${otherFile}.${hint} Add it there, or delete it here` }]
        }
        if (key === counterpart.key && placeholdersOf(value) !== placeholdersOf(counterpart.value)) {
          return [
            {
              ...at,
              message: `${key}: holds other placeholders than ${otherFile}:${counterpart.line} (${placeholdersOf(value) || 'none'}; there: ${placeholdersOf(counterpart.value) || 'none'}). Write the same in both`,
            },
          ]
        }
        return []
      })
    })
}

/** What a file of the code may name texts by. */
interface Names {
  /** What stands between quotes. */
  readonly literals: ReadonlySet<string>
  /** Templates, with anything in their holes: `missing.${field}`. */
  readonly patterns: readonly RegExp[]
  /** Whether it asks for no texts of its own: then it is given them, and the namespace is named elsewhere. */
  readonly isGivenTexts: boolean
}

/** Which files of the code name a text. */
interface CodeNames {
  readonly naming: (text: string) => readonly Names[]
}

/** Thousands of texts are looked up, each in both languages. */
function indexNames(code: readonly Names[]): CodeNames {
  const byLiteral = new Map<string, Names[]>()
  for (const names of code) {
    for (const literal of names.literals) byLiteral.set(literal, [...(byLiteral.get(literal) ?? []), names])
  }
  const withPatterns = code.filter(({ patterns }) => patterns.length > 0)
  const known = new Map<string, readonly Names[]>()
  const find = (text: string) => [
    ...(byLiteral.get(text) ?? []),
    ...withPatterns.filter(({ patterns }) => patterns.some((pattern) => pattern.test(text))),
  ]
  return {
    naming: (text) => {
      const found = known.get(text) ?? find(text)
      known.set(text, found)
      return found
    },
  }
}

const ASKING = /\b(?:useTranslation|useTexts)\(/
const TEMPLATE = /`([^`\n]*\$\{[^`\n]*)`/g
/** In the hole of another one. */
const INNER_TEMPLATE = /`((?:[^`$\n]|\$\{[\w.]+\})+)`/g
const HOLE = /\$\{[^{}]*\}/
/** A template of holes and punctuation could name anything. */
const LEAST_LETTERS = /[A-Za-z]{3}/

async function readNames(root: string): Promise<readonly Names[]> {
  const sources = await glob('{pages,components,renderer,tools}/**/*.{ts,tsx}', {
    cwd: root,
    ignore: ['**/*.test.*', '**/*.d.ts'],
  })
  return Promise.all(
    sources.map(async (path) => {
      const source = await readFile(join(root, path), 'utf8')
      const quoted = [...source.matchAll(/(['"])((?:(?!\1)[^\\\n])+)\1/g)].map(([, , literal]) => literal ?? '')
      const templates = [...source.matchAll(TEMPLATE), ...source.matchAll(INNER_TEMPLATE)].map(([, text]) => text ?? '')
      return { literals: new Set(quoted), patterns: templates.flatMap(patternOf), isGivenTexts: !ASKING.test(source) }
    }),
  )
}

function patternOf(template: string): RegExp[] {
  const parts = template.split(HOLE)
  if (!parts.some((part) => LEAST_LETTERS.test(part))) return []
  return [new RegExp(`^${parts.map((part) => part.replaceAll(/[^\w ]/g, String.raw`\$&`)).join('.+')}$`)]
}

/**
 * A text is shown where the code names its namespace and its key, or a key above it, `t('home:faq.items')`; where a
 * file names both apart, `useTranslation('home')` and `t('faq.items')`; where a file that is given its texts
 * names a key of several parts; or where another text nests it, `$t(facts:price)`.
 */
function checkUse(file: StringsFile, code: CodeNames): Diagnostic[] {
  const { namespace } = file
  const isShown = (key: string): boolean => {
    const parts = withoutPluralForm(key).split('.')
    return parts.some((_, index) => {
      const name = parts.slice(0, index + 1).join('.')
      const isOfNamespace = ({ literals, isGivenTexts }: Names) =>
        (index > 0 && isGivenTexts) || namespace === DEFAULT_NAMESPACE || literals.has(namespace)
      return code.naming(`${namespace}:${name}`).length > 0 || code.naming(name).some(isOfNamespace)
    })
  }
  return file.texts
    .filter(({ key }) => !isShown(key))
    .map(({ key, line, column }) => ({
      file: file.file,
      line,
      column,
      message: `${key}: is shown nowhere. Delete it in every language, or show it`,
    }))
}
