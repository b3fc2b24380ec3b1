import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { i18n, ResourceKey } from 'i18next'
import type { Locale } from '../../renderer/languages.ts'
import { createTranslation, typesetResources } from '../../renderer/translation.ts'
import { ContentError, isError } from './diagnostics.ts'
import { readStrings } from './stringsFile.ts'

const translations = new Map<string, i18n>()

/**
 * Returns an interface text, with the texts that it nests, `$t(facts:price)`, for files that are not pages: manifest,
 * PDFs.
 *
 * @param root the project's root
 * @param key namespace and key, as in pages: `common:site.title`
 * @throws Error naming the file and the key if there is no such text; ContentError if a file cannot be read
 */
export function readText(root: string, locale: Locale, key: `${string}:${string}`): string {
  const [namespace = '', name = ''] = key.split(':')
  return String(finish(translationOf(root, locale), namespace, name))
}

/**
 * Returns the texts of one file, in its structure, for browser scripts that do not use i18next.
 *
 * @throws Error naming the key and the file if a nested text does not exist; ContentError if a file cannot be read
 */
export function readTexts(root: string, locale: Locale, namespace: string): unknown {
  const translation = translationOf(root, locale)
  const keys = Object.keys(Object(translation.getResourceBundle(locale, namespace)))
  return Object.fromEntries(keys.map((key) => [key, finish(translation, namespace, key)]))
}

/** Drops the texts after a change; they are read again on demand. */
export function invalidateTexts(): void {
  translations.clear()
}

/** Returns the files of interface texts in a language, as paths from the project's root. */
export function listTextFiles(root: string, locale: Locale): string[] {
  return globSync(`content/${locale}/strings/*.json`, { cwd: root })
}

/** Returns a text with nested texts and the agency's details filled in; `{{name}}` remains for the browser to fill. */
function finish({ t }: i18n, namespace: string, key: string): unknown {
  // The types only know keys that are literals in the code; the caller passes this one.
  return Reflect.apply(t, undefined, [key, { ns: namespace, returnObjects: true }])
}

/**
 * Returns the translation of a language, with plurals and interpolation, for pages that tools generate.
 *
 * @throws ContentError if a file cannot be read
 */
export function translationOf(root: string, locale: Locale): i18n {
  const place = JSON.stringify([root, locale])
  const known = translations.get(place) ?? readTranslation(root, locale)
  translations.set(place, known)
  return known
}

function readTranslation(root: string, locale: Locale): i18n {
  const files = listTextFiles(root, locale).map((file) => {
    const { source, diagnostics } = readStrings(file, readFileSync(join(root, file)))
    const errors = diagnostics.filter(isError)
    if (errors.length > 0) throw new ContentError(errors)
    const texts: ResourceKey = JSON.parse(source)
    return [basename(file, '.json'), texts] as const
  })
  return createTranslation(locale, typesetResources(files, locale), {
    missingInterpolationHandler: (_text, [placeholder]: RegExpExecArray) => placeholder,
  })
}
