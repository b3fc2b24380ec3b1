import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Link } from '../../elements/Link/Link.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import { Section } from '../../layout/Section/Section.tsx'
import styles from './EntryLinks.module.css'

interface EntryLinksProps {
  readonly title: string
  readonly entries: readonly Entry<'services' | 'case-studies'>[]
}

/** Links to services or case studies: those related to the page, or the other ones. */
export function EntryLinks({ title, entries }: EntryLinksProps) {
  const { locale } = usePageContext()
  if (entries.length === 0) return null
  return (
    <div className="screen-only" data-below-fold="">
      <Section layout="split" title={title}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.slug} lang={foreignLanguage(entry, locale)}>
              <Link href={entry.path}>
                <span>{entry.frontmatter.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
