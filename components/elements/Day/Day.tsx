import { formatDay } from '../../../renderer/formatDay.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './Day.module.css'

/** A date in the page's language, in a `<time>` element. */
export function Day({ value }: { /** `YYYY-MM-DD` */ readonly value: string }) {
  const { locale } = usePageContext()
  return (
    <time dateTime={value} className={styles.day}>
      {formatDay(value, locale)}
    </time>
  )
}
