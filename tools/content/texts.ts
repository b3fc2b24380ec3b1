import type { i18n, ResourceKey } from 'i18next'
import type { Locale } from '../../renderer/languages.ts'
import { createTranslation, typesetResources } from '../../renderer/translation.ts'
import { computeTexts } from './computedTexts.ts'
import { ContentError, isError } from './diagnostics.ts'
import { readStringsFiles, type StringsFile } from './stringsFile.ts'

/** The interface texts of the site, as they are read. */
export interface Texts {
  readonly strings: readonly StringsFile[]
  /** Those that are computed from other content. */
  readonly computed: ReturnType<typeof computeTexts>
}

/** Reads the interface texts alone, given the project's root, for what needs nothing else of the content. */
export function openTexts(root: string): Texts {
  const strings = readStringsFiles(root)
  return { strings, computed: computeTexts(root, strings) }
}

/**
 * Returns an interface text, with the texts that it nests, `$t(facts:price)`, for files that are not pages: manifest,
 * PDFs.
 *
 * @param key namespace and key, as in pages: `common:site.title`
 * @throws Error naming the file and the key if there is no such text; ContentError if a file cannot be read
 */
export function readText(texts: Texts, locale: Locale, key: `${string}:${string}`): string {
  const [namespace = '', name = ''] = key.split(':')
  return String(finish(translationOf(texts, locale), namespace, name))
}

/**
 * Returns the texts of one file, in its structure, for browser scripts that do not use i18next.
 *
 * @throws Error naming the key and the file if a nested text does not exist; ContentError if a file cannot be read
 */
export function readTexts(texts: Texts, locale: Locale, namespace: string): unknown {
  const translation = translationOf(texts, locale)
  const keys = Object.keys(Object(translation.getResourceBundle(locale, namespace)))
  return Object.fromEntries(keys.map((key) => [key, finish(translation, namespace, key)]))
}

/** Returns a text with nested texts and the agency's details filled in; `{{name}}` remains for the browser to fill. */
function finish({ t }: i18n, namespace: string, key: string): unknown {
  // The types only know keys that are literals in the code; the caller passes this one.
  return Reflect.apply(t, undefined, [key, { ns: namespace, returnObjects: true }])
}

/** The translations of texts, each made when it is first asked for. */
const translations = new WeakMap<Texts['computed'], Map<Locale, i18n>>()

function translationOf(texts: Texts, locale: Locale): i18n {
  const ofTexts = translations.get(texts.computed) ?? new Map<Locale, i18n>()
  translations.set(texts.computed, ofTexts)
  const translation = ofTexts.get(locale) ?? makeTranslation(texts, locale)
  ofTexts.set(locale, translation)
  return translation
}

function makeTranslation({ strings, computed }: Texts, locale: Locale): i18n {
  const own = strings.filter((file) => file.locale === locale)
  const errors = own.flatMap(({ diagnostics }) => diagnostics.filter(isError))
  if (errors.length > 0) throw new ContentError(errors)
  const files = own.map(({ namespace, source }) => {
    const texts: ResourceKey = JSON.parse(source)
    return [namespace, texts] as const
  })
  return createTranslation(locale, typesetResources([...files, ...Object.entries(computed.texts[locale])], locale), {
    missingInterpolationHandler: (_text, [placeholder]: RegExpExecArray) => placeholder,
  })
}
