import { useId } from 'react'
import { useTranslation } from '../../renderer/useTranslation.ts'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Members.module.css'

/** The people who run the agency, side by side from one edge of the window to the other. */
export function Members({ members }: { readonly members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('team')
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('members.title')}</h2>
      <ul className={styles.members}>
        {members.map((member, index) => (
          <li key={member.slug}>
            <Member member={member} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Member({ member, isFirst }: { readonly member: Entry<'team'>; readonly isFirst: boolean }) {
  const { locale } = usePageContext()
  const { description, imageAlt, name, role } = member.frontmatter
  const portrait = member.images['image']
  return (
    <article className={styles.member} lang={foreignLanguage(member, locale)}>
      {portrait && <Picture {...portrait} alt={imageAlt} place="person" priority={isFirst} />}
      <div className={styles.text}>
        <h3>
          <Link href={member.path}>{name}</Link>
        </h3>
        <p className={styles.role}>{role}</p>
        <p>{description}</p>
      </div>
    </article>
  )
}
