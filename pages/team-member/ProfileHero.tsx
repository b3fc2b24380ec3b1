import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import type { Entry } from '../../renderer/entry.ts'
import styles from './ProfileHero.module.css'

/** Name, role and portrait. */
export function ProfileHero({ member }: { member: Entry<'team'> }) {
  const { name, role, description, imageAlt } = member.frontmatter
  const portrait = member.images['image']
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <Breadcrumbs />
        <h1>{name}</h1>
        <p className={styles.role}>{role}</p>
        <p className={styles.lead}>{description}</p>
      </div>
      {portrait && (
        <div className={styles.portrait}>
          <Picture {...portrait} alt={imageAlt} place="person" priority />
        </div>
      )}
    </header>
  )
}
