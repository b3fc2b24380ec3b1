import type { Locale } from '../../renderer/languages.ts'
import styles from './StudyHero.module.css'

interface StudyTitleProps {
  readonly title: string
  readonly client: string
  /** Its language, where it is not the page's. */
  readonly lang: Locale | undefined
}

/**
 * « Client: what was done », the client's name large on a line of its own, where the colon is read aloud and not seen; a
 * title made otherwise stays in one piece.
 */
export function StudyTitle({ title, client, lang }: StudyTitleProps) {
  const end = title.startsWith(client) ? title.indexOf(':') + 1 : 0
  return (
    <h1 lang={lang}>
      {end > 0 && (
        <span className={styles.client}>
          {client}
          <span className="visually-hidden">{title.slice(client.length, end)}</span>
        </span>
      )}
      {title.slice(end)}
    </h1>
  )
}
