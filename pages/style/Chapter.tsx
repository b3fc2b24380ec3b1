import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Chapter.module.css'
import type { ChapterName } from './chapters.ts'

interface ChapterProps {
  /** Its fragment, and the key of its texts. */
  readonly name: ChapterName
  readonly children: ReactNode
}

/** A chapter of the style page, with its number. */
export function Chapter({ name, children }: ChapterProps) {
  const { t } = useTranslation('style')
  return (
    // No section: an aside in one would not be the landmark that it is on a page.
    <div id={name} className={styles.chapter}>
      <div className={styles.heading}>
        <h2>{t(`chapters.${name}.title`)}</h2>
        <p>{t(`chapters.${name}.lead`)}</p>
      </div>
      {children}
    </div>
  )
}
