import { localizePath } from '../../renderer/addresses.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import { formatDay } from '../Day/formatDay.ts'
import { foreignLanguage } from '../FallbackNotice/foreignLanguage.ts'
import styles from './BlogSearch.module.css'
import type { SearchablePost } from './postPiece.ts'

/** A post that was found. */
export function ResultItem({ post }: { readonly post: SearchablePost }) {
  const t = useTexts('blogSearch')
  const { locale } = useIslandSetting()
  const lang = foreignLanguage(post, locale)
  return (
    <li className={styles.result}>
      <p className={styles.kicker}>{t(`categories.${post.category}`)}</p>
      <h3>
        <a href={localizePath(post.path, locale)} lang={lang} hrefLang={lang}>
          {post.title}
        </a>
      </h3>
      <time dateTime={post.date}>{formatDay(post.date, locale)}</time>
    </li>
  )
}
