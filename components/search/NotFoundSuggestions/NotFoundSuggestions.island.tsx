import { useEffect, useState } from 'react'
import { localizePath, splitPath } from '../../../renderer/addresses.ts'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { locales, type Locale } from '../../../renderer/languages.ts'
import { fetchPages, nearestPages, normalizePath, type ListedPage } from './nearestPages.ts'
import styles from './NotFoundSuggestions.module.css'

/** The suggestions for an address that does not exist. */
interface Suggestions {
  readonly nearest: readonly ListedPage[]
  /** The page at the same address in other languages. */
  readonly translations: ReadonlyArray<ListedPage & { readonly locale: Locale }>
}

/**
 * Suggests pages with a similar address; if the list can't be fetched, the page keeps its links to home and to the
 * lists.
 */
function NotFoundSuggestions() {
  const t = useTexts('notFound')
  const { locale } = useIslandSetting()
  const [{ nearest, translations }, setSuggestions] = useState<Suggestions>({ nearest: [], translations: [] })

  useEffect(() => {
    const { path } = splitPath(location.pathname)
    const fetchAll = locales.map(async (language) =>
      (await fetchPages(language)).map((page) => ({ ...page, locale: language })),
    )
    void Promise.all(fetchAll).then((all) => {
      const pages = all.flat()
      setSuggestions({
        nearest: nearestPages(
          path,
          pages.filter((page) => page.locale === locale),
        ),
        translations: pages.filter(
          (page) => page.locale !== locale && normalizePath(page.path) === normalizePath(path),
        ),
      })
    })
  }, [locale])

  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <div aria-live="polite">
      {translations.map(({ path, locale: other }) => (
        <p key={other} className={styles.otherLanguage}>
          <a href={localizePath(path, other)} hrefLang={other}>
            {t('otherLanguage', { language: names.of(other) ?? other })}
          </a>
        </p>
      ))}
      {nearest.length > 0 && (
        <div className={styles.suggestions}>
          <h2>{t('suggestions')}</h2>
          <ul>
            {nearest.map(({ path, title }) => (
              <li key={path}>
                <a href={localizePath(path, locale)}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

export default defineIsland('NotFoundSuggestions', ['notFound'], NotFoundSuggestions)
