import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import hero from '../../content/images/hero-3.svg?url'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import introductionStyles from './Introduction.module.css'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import leadershipStyles from './Leadership.module.css'
import missionStyles from './Mission.module.css'
import promisesStyles from './Promises.module.css'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import team from '../../content/images/team.svg?url'
import teamPictureStyles from './TeamPicture.module.css'
import { Timeline } from './Timeline.tsx'
import valuesStyles from './Values.module.css'

export function Page() {
  const { t } = useTranslation('about')
  const { members } = useData<Data>()
  return (
    <>
      <PageHero
        kicker={t('hero.kicker')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ src: hero, width: 1920, height: 960, alt: t('hero.pictureAlt') }}
      />
      <Introduction />
      <Promises />
      <Mission />
      <Timeline />
      <TeamPicture />
      <Values />
      <Leadership members={members} />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/services" />
    </>
  )
}

/** The introduction: two paragraphs next to two joined letters. */
function Introduction() {
  const { t } = useTranslation('about')
  return (
    <section className={introductionStyles.introduction} aria-labelledby="introduction">
      <div className={introductionStyles.text}>
        <h2 id="introduction">{t('introduction.title')}</h2>
        {t('introduction.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

/** The people who run the agency: each name set large, with role and a short text. */
function Leadership({ members }: { members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('about')
  const { locale } = usePageContext()
  return (
    <Section title={t('leadership.title')} lead={t('leadership.lead')}>
      <ul className={leadershipStyles.list}>
        {members.map((member) => (
          <li key={member.slug} lang={foreignLanguage(member, locale)}>
            <h3>
              <Link href={member.path}>{member.frontmatter.name}</Link>
            </h3>
            <div>
              <p className={leadershipStyles.role}>{member.frontmatter.role}</p>
              <p>{member.frontmatter.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The mission statement, full width. */
function Mission() {
  const { t } = useTranslation('about')
  return (
    <section className={missionStyles.band} data-tone="night" aria-labelledby="mission">
      <h2 className={missionStyles.title} id="mission">
        {t('mission.title')}
      </h2>
      <p className={missionStyles.statement}>{t('mission.statement')}</p>
      <p className={missionStyles.text}>{t('mission.text')}</p>
    </section>
  )
}

/** The promises to clients. */
function Promises() {
  const { t } = useTranslation('about')
  return (
    <Section title={t('promises.title')} tone="surface">
      <ul className={promisesStyles.list}>
        {t('promises.items', { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  )
}

/** The picture of the three people who run the agency. */
function TeamPicture() {
  const { t } = useTranslation('about')
  return (
    <figure className={teamPictureStyles.figure}>
      <Picture src={team} width={1600} height={900} alt={t('team.pictureAlt')} />
      <figcaption>{t('team.caption')}</figcaption>
    </figure>
  )
}

/** The four values, each under its symbol. */
function Values() {
  const { t } = useTranslation('about')
  return (
    <Section title={t('values.title')} tone="surface">
      <ul className={valuesStyles.values}>
        {t('values.items', { returnObjects: true }).map(({ name, description }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
