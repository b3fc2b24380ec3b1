import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Hero.module.css'

/** The people who run the agency: full-width portraits, followed by the title. */
export function Hero({ members }: { readonly members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('team')
  return (
    <header className={styles.hero}>
      <HeroText className={styles.title} title={t('hero.title')} lead={t('hero.lead')} />
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.slug}>
            <Member member={member} />
          </li>
        ))}
      </ul>
    </header>
  )
}

function Member({ member }: { readonly member: Entry<'team'> }) {
  const { locale } = usePageContext()
  const { imageAlt, name, role } = member.frontmatter
  const portrait = member.images['image']
  return (
    <article className={styles.member} lang={foreignLanguage(member, locale)}>
      {portrait && <Picture {...portrait} alt={imageAlt} place="person" priority />}
      <div className={styles.plank} data-tone="night">
        <h2 className="cover-link">
          <Link href={member.path}>{name}</Link>
        </h2>
        <p>{role}</p>
      </div>
    </article>
  )
}
