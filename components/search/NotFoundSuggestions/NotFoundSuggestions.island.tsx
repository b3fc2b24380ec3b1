import { useEffect, useState } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { locales, type Locale } from '../../../renderer/languages.ts'
import { nearestPages, type ListedPage } from './nearestPages.ts'
import styles from './NotFoundSuggestions.module.css'

type Suggestion = ListedPage & { readonly language: Locale }

/** Returns the pages of a language, in its file of our own build. */
async function fetchPages(language: Locale): Promise<Suggestion[]> {
  const pages: readonly ListedPage[] = await (await fetch(`/${language}/addresses.json`)).json()
  return pages.map((page) => ({ ...page, language }))
}

function withoutTranslations(pages: readonly Suggestion[]): Suggestion[] {
  return [...new Map(pages.toReversed().map((page) => [page.path, page])).values()]
}

/** Links pages with a similar address, in another language only if ours lacks them. Without the lists, it stays empty. */
function NotFoundSuggestions() {
  const t = useTexts('notFound')
  const { locale } = useIslandSetting()
  const [nearest, setNearest] = useState<readonly Suggestion[]>([])

  useEffect(() => {
    const own = [locale, ...locales.filter((other) => other !== locale)]
    void Promise.all(own.map(fetchPages)).then(
      (pages) => setNearest(nearestPages(location.pathname, withoutTranslations(pages.flat()))),
      () => undefined,
    )
  }, [locale])

  return (
    <div aria-live="polite">
      {nearest.length > 0 && (
        <div className={styles.suggestions}>
          <h2>{t('suggestions')}</h2>
          <ul>
            {nearest.map(({ path, title, language }) => (
              <li key={language + path}>
                <a href={localizePath(path, language)} hrefLang={language} lang={language}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

export default defineIsland('NotFoundSuggestions', ['notFound'], NotFoundSuggestions)
