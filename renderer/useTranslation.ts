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
  const t: unknown = translationOf(locale ?? pageLocale).getFixedT(null, namespaces ?? 'common')
  // i18next's types do not follow names that are a parameter's.
  return { t: t as TFunction<Names> }
}
