import type { FlatNamespace, TFunction } from 'i18next'
import type { Locale } from './languages.ts'
import { usePageContext } from './PageContext.tsx'
import { translationOf } from './texts.ts'

/**
 * The texts of `content/<language>/strings` in the page's language: `t('hero.title')`, `t('common:site.tagline')`.
 * Nothing of it reaches the browser: islands have `useTexts()`.
 *
 * @param namespaces the files; a key without one is of the first
 * @param locale another language than the page's
 */
export function useTranslation<const Names extends FlatNamespace | readonly FlatNamespace[] = 'common'>(
  namespaces?: Names,
  locale?: Locale,
): { readonly t: TFunction<Names> } {
  const { locale: pageLocale } = usePageContext()
  const t: unknown = translate(locale ?? pageLocale, namespaces ?? 'common')
  // i18next's types do not follow names that are a parameter's.
  return { t: t as TFunction<Names> }
}

type Translate = (key: string, ...options: unknown[]) => unknown

const known = new Map<string, Translate>()

/** Thousands of pages ask for the same texts: those that nothing is filled into are looked up once. */
function translate(locale: Locale, namespaces: FlatNamespace | readonly FlatNamespace[]): Translate {
  const translation = translationOf(locale)
  const place = `${locale} ${String(namespaces)}`
  const made = known.get(place)
  if (made) return made
  const fixed = translation.getFixedT(null, namespaces)
  const t: Translate = (...given) => Reflect.apply(fixed, undefined, given)
  const texts = new Map<string, unknown>()
  const remembering: Translate = (key, ...options) => {
    if (options.length > 0) return t(key, ...options)
    const text = texts.get(key) ?? t(key)
    texts.set(key, text)
    return text
  }
  known.set(place, remembering)
  return remembering
}
