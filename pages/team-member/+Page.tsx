import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import type { DocumentBody } from '../../renderer/documents.ts'
import type { Entry } from '../../renderer/entry.ts'
import biographyStyles from './Biography.module.css'
import type { Frontmatter } from '../../content/collections.ts'
import type { Locale } from '../../renderer/languages.ts'
import contactLinksStyles from './ContactLinks.module.css'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import profileHeroStyles from './ProfileHero.module.css'
import projectsStyles from './Projects.module.css'

export function Page() {
  const { t } = useTranslation('team')
  const { locale } = usePageContext()
  const { entry: member, body } = useData<Data>()
  const { name, projectsTitle, projects, contact, collaborateTitle, collaborateText, ctaText, ctaLink } =
    member.frontmatter
  const lang = foreignLanguage(member, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <div lang={lang}>
        <ProfileHero member={member} />
        <Biography member={member} body={body} />
        <Section title={projectsTitle} tone="night">
          <Projects projects={projects} />
        </Section>
      </div>
      <Section title={t('profile.contactTitle', { name })}>
        <ContactLinks contact={contact} lang={lang} />
      </Section>
      <div lang={lang}>
        <CallToAction title={collaborateTitle} text={collaborateText} label={ctaText} href={ctaLink} />
      </div>
    </>
  )
}

interface BiographyProps {
  readonly member: Entry<'team'>
  readonly body: DocumentBody
}

/** The person's biography, laid out like a magazine, and their skills. */
function Biography({ member, body }: BiographyProps) {
  const { biographyTitle, expertiseTitle, skills } = member.frontmatter
  return (
    <>
      <section className={biographyStyles.story} aria-labelledby="biography">
        <h2 id="biography">{biographyTitle}</h2>
        <Prose body={body} />
      </section>
      <section className={biographyStyles.expertise} aria-labelledby="expertise">
        <h2 id="expertise">{expertiseTitle}</h2>
        <ul className={biographyStyles.skills}>
          {skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

interface ContactLinksProps {
  readonly contact: Frontmatter<'team'>['contact']
  /** The language of the labels, if it is not the page's. */
  readonly lang: Locale | undefined
}

const channels = ['email', 'chat', 'professionalNetwork', 'codeHosting', 'socialNetwork'] as const

/** Contact links; their labels name the person, so that they make sense out of context. */
function ContactLinks({ contact, lang }: ContactLinksProps) {
  const { t } = useTranslation('team')
  return (
    <ul className={contactLinksStyles.links}>
      {channels.map((channel) => {
        const target = contact[channel]
        if (!target) return null
        return (
          <li key={channel} lang={lang}>
            <a href={target.link} aria-label={target.label}>
              {t(`profile.contact.${channel}`)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Name, role and portrait. */
function ProfileHero({ member }: { member: Entry<'team'> }) {
  const { name, role, description, imageAlt } = member.frontmatter
  const portrait = member.images['image']
  return (
    <header className={profileHeroStyles.hero}>
      <div className={profileHeroStyles.text}>
        <Breadcrumbs />
        <h1>{name}</h1>
        <p className={profileHeroStyles.role}>{role}</p>
        <p className={profileHeroStyles.lead}>{description}</p>
      </div>
      {portrait && (
        <div className={profileHeroStyles.portrait}>
          <Picture {...portrait} alt={imageAlt} place="person" priority />
        </div>
      )}
    </header>
  )
}

interface ProjectsProps {
  readonly projects: readonly { readonly title: string; readonly description: string }[]
}

/** Three selected projects. */
function Projects({ projects }: ProjectsProps) {
  return (
    <ul className={projectsStyles.projects}>
      {projects.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
