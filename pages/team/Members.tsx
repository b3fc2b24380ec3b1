import { Link } from '../../components/elements/Link/Link.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Members.module.css'

/** The people who run the agency: portraits across the window, each with name, role and responsibilities. */
export function Members({ members }: { readonly members: readonly Entry<'team'>[] }) {
  return (
    <ul className={styles.members} data-band="">
      {members.map((member) => (
        <Member key={member.slug} member={member} />
      ))}
    </ul>
  )
}

function Member({ member }: { readonly member: Entry<'team'> }) {
  const { locale } = usePageContext()
  const { description, imageAlt, name, role } = member.frontmatter
  const portrait = member.images['image']
  return (
    <li className={styles.member} lang={foreignLanguage(member, locale)}>
      {portrait && <Picture {...portrait} alt={imageAlt} place="person" priority />}
      <div className={styles.text}>
        <h2 className="cover-link">
          <Link href={member.path}>{name}</Link>
        </h2>
        <p className={styles.role}>{role}</p>
        <p>{description}</p>
      </div>
    </li>
  )
}
