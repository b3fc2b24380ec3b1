import { foreignLanguage } from '../../../components/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { Picture } from '../../../components/Picture/Picture.tsx'
import type { Entry } from '../../../renderer/content.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './AuthorCard.module.css'

/** The author's face and trade, beside the text. */
export function AuthorCard({ author }: { readonly author: Entry<'team'> }) {
  const { locale } = usePageContext()
  const { name, role } = author.frontmatter
  const { image } = author.images
  return (
    <div className={styles.author}>
      {image && <Picture {...image} alt="" />}
      <p>
        <Link href={author.path} className={styles.name}>
          {name}
        </Link>
        <span className={styles.role} lang={foreignLanguage(author, locale)}>
          {role}
        </span>
      </p>
    </div>
  )
}
