import type { Entry } from '../../renderer/content.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { foreignLanguage } from '../FallbackNotice/foreignLanguage.ts'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './TeamCard.module.css'

/** Someone of the team: face, name, role, and the way to their page. */
export function TeamCard({ entry }: { readonly entry: Entry<'team'> }) {
  const { locale } = usePageContext()
  const { description, imageAlt, name, role } = entry.frontmatter
  const picture = entry.images['image']
  const lang = foreignLanguage(entry, locale)
  return (
    <article className={styles.card} lang={lang}>
      <div className={styles.content}>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} alt={imageAlt} />
          </div>
        )}
        <div className={styles.text}>
          <h3 className={styles.name}>
            <Link href={entry.path} hrefLang={lang}>
              {name}
            </Link>
          </h3>
          <p className={styles.role}>{role}</p>
          <p>{description}</p>
        </div>
      </div>
    </article>
  )
}
