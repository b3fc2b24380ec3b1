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
 * One text of the interface, for files that are made outside of pages (manifest, PDFs), with the texts that it nests:
 * `$t(facts:price)`.
 *
 * @param root the project's root
 * @param key namespace and key, as in pages: `common:site.title`
 * @throws Error naming the file and the key, where there is no such text; ContentError where a file cannot be read
 */
export function readText(root: string, locale: Locale, key: `${string}:${string}`): string {
  const [namespace = '', name = ''] = key.split(':')
  return String(finish(translationOf(root, locale), namespace, name))
}

/**
 * The texts of one file, in its shape, for browser script that does without i18next.
 *
 * @throws Error naming the key and the file, where a nested text does not exist; ContentError where a file cannot be read
 */
export function readTexts(root: string, locale: Locale, namespace: string): unknown {
  const translation = translationOf(root, locale)
  const keys = Object.keys(Object(translation.getResourceBundle(locale, namespace)))
  return Object.fromEntries(keys.map((key) => [key, finish(translation, namespace, key)]))
}

/** After a change: the texts are read again when they are next asked for. */
export function invalidateTexts(): void {
  translations.clear()
}

/** The files that texts of a language are in, from the project's root. */
export function listTextFiles(root: string, locale: Locale): string[] {
  return globSync(`content/${locale}/strings/*.json`, { cwd: root })
}

/** With the texts that it nests and the agency's details; what only the browser knows stays a placeholder: `{{name}}`. */
function finish({ t }: i18n, namespace: string, key: string): unknown {
  // The types know the keys of files that are named in the code; this one is named by who asks.
  return Reflect.apply(t, undefined, [key, { ns: namespace, returnObjects: true }])
}

/**
 * All texts of a language, for pages that tools make: with plurals, and with what is filled in.
 *
 * @throws ContentError where a file cannot be read
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
