import { useTranslation } from 'react-i18next'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Members.module.css'

/** The responsibilities of the people in the first screen. */
export function Members({ members }: { readonly members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('team')
  const { locale } = usePageContext()
  return (
    <Section title={t('members.title')} tone="surface" hasDeck={false}>
      <ul className={`${styles.members} split`}>
        {members.map((member) => (
          <li key={member.slug} lang={foreignLanguage(member, locale)}>
            <p>{member.frontmatter.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
