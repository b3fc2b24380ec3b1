import { formatDay } from '../../../renderer/formatDay.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './Day.module.css'

/** A date in the page's language, in a `<time>` element. */
export function Day({ value }: { /** `YYYY-MM-DD` */ readonly value: string }) {
  const { locale } = usePageContext()
  const day = formatDay(value, locale)
  // The French ordinal.
  const [, first, rest] = /^(1)er(?=\s)(.*)$/.exec(day) ?? []
  return (
    <time dateTime={value} className={styles.day}>
      {first ? (
        <>
          {first}
          <sup>er</sup>
          {rest}
        </>
      ) : (
        day
      )}
    </time>
  )
}
