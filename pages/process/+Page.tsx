import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import heroStyles from './Hero.module.css'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import rolesStyles from './Roles.module.css'
import stepDetailsStyles from './StepDetails.module.css'

export function Page() {
  const { t } = useTranslation('process')
  return (
    <>
      <Hero />
      <StepDetails />
      <Roles />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}

/** Returns the id of a step, counted from 0: the same in all languages. */
const stepId = (index: number) => `step-${index + 1}`

/** Four planks like a staircase, each linked to its step below. */
function Hero() {
  const { t } = useTranslation('process')
  return (
    <header className={heroStyles.hero}>
      <HeroText className={heroStyles.text} title={t('hero.title')} lead={t('hero.lead')} />
      <ol className={heroStyles.stairs}>
        {t('steps', { returnObjects: true }).map(({ title }, index) => (
          <li key={title}>
            <a href={`#${stepId(index)}`} className={heroStyles.step}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </header>
  )
}

/** The people involved in a project, the client first. */
function Roles() {
  const { t } = useTranslation('process')
  return (
    <Section title={t('roles.title')}>
      <dl className={rolesStyles.roles}>
        {t('roles.items', { returnObjects: true }).map(({ role, text }) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Link href="/team" className={rolesStyles.link}>
        {t('roles.link')}
      </Link>
    </Section>
  )
}

/** The four steps, first from the client's point of view, then from ours. */
function StepDetails() {
  const { t } = useTranslation('process')
  const steps = t('steps', { returnObjects: true })
  return (
    <Section title={t('details.title')} lead={t('lead')} tone="night">
      <ol className={stepDetailsStyles.steps}>
        {t('details.items', { returnObjects: true }).map((inside, index) => (
          <li key={inside.title} id={stepId(index)} className={stepDetailsStyles.step}>
            <h3>{steps[index]?.title}</h3>
            <p className={stepDetailsStyles.client}>{steps[index]?.description}</p>
            <div className={stepDetailsStyles.inside}>
              <h4>{inside.title}</h4>
              <p>{inside.text}</p>
              <p className={stepDetailsStyles.who}>
                <strong>{t('details.who')}</strong> {inside.who}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
