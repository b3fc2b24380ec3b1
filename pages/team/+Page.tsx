import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import heroStyles from './Hero.module.css'
import { Section } from '../../components/layout/Section/Section.tsx'
import membersStyles from './Members.module.css'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import networkStyles from './Network.module.css'

export function Page() {
  const { t } = useTranslation('team')
  const { members } = useData<Data>()
  return (
    <>
      <Hero members={members} />
      <Members members={members} />
      <Network />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/careers" />
    </>
  )
}

/** The people who run the agency: full-width portraits, followed by the title. */
function Hero({ members }: { readonly members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('team')
  return (
    <header className={heroStyles.hero}>
      <HeroText className={heroStyles.title} title={t('hero.title')} lead={t('hero.lead')} />
      <ul className={heroStyles.members}>
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
    <article className={heroStyles.member} lang={foreignLanguage(member, locale)}>
      {portrait && <Picture {...portrait} alt={imageAlt} place="person" priority />}
      <div className={heroStyles.plank}>
        <h2>
          <Link href={member.path}>{name}</Link>
        </h2>
        <p>{role}</p>
      </div>
    </article>
  )
}

/** The responsibilities of the people in the first screen. */
function Members({ members }: { readonly members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('team')
  const { locale } = usePageContext()
  return (
    <Section title={t('members.title')} tone="surface">
      <ul className={membersStyles.members}>
        {members.map((member) => (
          <li key={member.slug} lang={foreignLanguage(member, locale)}>
            <p>{member.frontmatter.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The professionals who work with the three. */
function Network() {
  const { t } = useTranslation('team')
  return (
    <section className={networkStyles.network} data-tone="night" aria-labelledby="network">
      <div className={networkStyles.text}>
        <h2 id="network">{t('network.title')}</h2>
        <p>{t('network.text')}</p>
        <ButtonLink href="/contact" variant="secondary">
          {t('network.link')}
        </ButtonLink>
      </div>
    </section>
  )
}
