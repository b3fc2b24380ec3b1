import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { Figure } from '../../components/elements/Figure/Figure.tsx'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import heroStyles from './Hero.module.css'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import reasonsStyles from './Reasons.module.css'

export function Page() {
  const { t } = useTranslation('chooseUs')
  return (
    <>
      <Hero />
      <Reasons />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}

/** A wall of figures: each fills its field, the first one the largest, under the title. */
function Hero() {
  const { t } = useTranslation('chooseUs')
  return (
    <header className={heroStyles.hero}>
      <HeroText className={heroStyles.text} title={t('hero.title')} lead={t('hero.lead')} />
      <dl className={heroStyles.figures}>
        {t('figures', { returnObjects: true }).map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Figure>{figure}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

/** The reasons, each as large as a title, with a link to the page that supports it. */
function Reasons() {
  const { t } = useTranslation('chooseUs')
  return (
    <Section title={t('reasons.title')} tone="surface">
      <ol className={reasonsStyles.reasons}>
        {t('reasons.items', { returnObjects: true }).map(({ title, desc, link, label }) => (
          <li key={title} className={reasonsStyles.reason}>
            <h3>{title}</h3>
            <div>
              <p>{desc}</p>
              <Link href={link}>{label}</Link>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
