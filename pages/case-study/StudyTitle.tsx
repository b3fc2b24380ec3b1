import type { Locale } from '../../renderer/languages.ts'
import styles from './StudyHero.module.css'

interface StudyTitleProps {
  readonly title: string
  readonly client: string
  /** Its language, where it is not the page's. */
  readonly lang: Locale | undefined
}

/**
 * « Client: what was done », the client's name large on a line of its own, where the colon is only heard; a title made
 * otherwise stays in one piece.
 */
export function StudyTitle({ title, client, lang }: StudyTitleProps) {
  const [, colon = '', done = ''] = title.startsWith(client)
    ? (/^(\s*:\s*)(.*)$/.exec(title.slice(client.length)) ?? [])
    : []
  if (!colon) return <h1 lang={lang}>{title}</h1>
  return (
    <h1 lang={lang}>
      <span className={styles.client}>
        {client}
        <span className="visually-hidden">{colon}</span>
      </span>
      <span className={styles.done}>{done}</span>
    </h1>
  )
}
