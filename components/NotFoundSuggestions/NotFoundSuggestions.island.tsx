import { useEffect, useState } from 'react'
import { localizePath, splitPath } from '../../renderer/addresses.ts'
import { defineIsland } from '../../renderer/islands/defineIsland.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { languageNames, otherLocale } from '../../renderer/languages.ts'
import { fetchPages, nearestPages, normalizePath, type ListedPage } from './nearestPages.ts'
import styles from './NotFoundSuggestions.module.css'

/** What may have been meant by the address. */
interface Suggestions {
  readonly nearest: readonly ListedPage[]
  /** The very page, where there is one in the other language. */
  readonly translated: ListedPage | undefined
}

/** Looks up what was meant; where that fails, the page stays what it is: links to home and to the lists. */
function NotFoundSuggestions() {
  const t = useTexts('notFound')
  const { locale } = useIslandSetting()
  const other = otherLocale(locale)
  const [{ nearest, translated }, setSuggestions] = useState<Suggestions>({ nearest: [], translated: undefined })

  useEffect(() => {
    const { path } = splitPath(location.pathname)
    void Promise.all([fetchPages(locale), fetchPages(other)]).then(([own, others]) =>
      setSuggestions({
        nearest: nearestPages(path, own),
        translated: others.find((page) => normalizePath(page.path) === normalizePath(path)),
      }),
    )
  }, [locale, other])

  return (
    <div aria-live="polite">
      {translated && (
        <p className={styles.otherLanguage}>
          {`${t('otherLanguage')} `}
          <a href={localizePath(translated.path, other)} lang={other} hrefLang={other}>
            {languageNames[other]}
          </a>
        </p>
      )}
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
