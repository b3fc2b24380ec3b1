import { useEffect, useState } from 'react'
import { splitPath } from '../../../renderer/addresses.ts'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { nearestPages, type ListedPage } from './nearestPages.ts'
import styles from './NotFoundSuggestions.module.css'

/** Links pages with a similar address. Without their list, it stays empty. */
function NotFoundSuggestions() {
  const t = useTexts('notFound')
  const { locale } = useIslandSetting()
  const [nearest, setNearest] = useState<readonly ListedPage[]>([])

  useEffect(() => {
    fetch(`/${locale}/addresses.json`)
      .then((response) => response.json())
      .then((pages) => setNearest(nearestPages(location.pathname, pages)))
      .catch(() => undefined)
  }, [locale])

  return (
    <div aria-live="polite">
      {nearest.length > 0 && (
        <div className={styles.suggestions}>
          <h2>{t('suggestions')}</h2>
          <ul>
            {nearest.map(({ address, title }) => {
              const language = splitPath(address).locale ?? locale
              return (
                <li key={address}>
                  <a href={address} hrefLang={language} lang={language}>
                    {title}
                  </a>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}

export default defineIsland('NotFoundSuggestions', ['notFound'], NotFoundSuggestions)
