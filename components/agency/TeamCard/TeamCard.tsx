import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import styles from './TeamCard.module.css'

/** A team member: photo, name, role and a link to their page. */
export function TeamCard({ entry }: { readonly entry: Entry<'team'> }) {
  const { locale } = usePageContext()
  const { description, imageAlt, name, role } = entry.frontmatter
  return (
    <Card
      title={name}
      href={entry.path}
      picture={entry.images['image']}
      imageAlt={imageAlt}
      layout="portrait"
      lang={foreignLanguage(entry, locale)}
    >
      <p className={styles.role}>{role}</p>
      <p>{description}</p>
    </Card>
  )
}
