import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import picture from '../../content/images/legal-translation.svg?url'
import exampleStyles from './Example.module.css'
import { splitFigure } from '../../components/elements/Figure/splitFigure.ts'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import heroStyles from './Hero.module.css'
import { Figure } from '../../components/elements/Figure/Figure.tsx'
import timesStyles from './Times.module.css'

export function Page() {
  const { t } = useTranslation('speed')
  return (
    <>
      <Hero />
      <Times />
      <Section layout="split" title={t('processes.title')} lead={t('processes.lead')}>
        <PointList ordered layout="rows" items={t('processes.items', { returnObjects: true })} />
      </Section>
      <Example />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/process" />
    </>
  )
}

/** A three-day project from a case study, with its picture. */
function Example() {
  const { t } = useTranslation('speed')
  return (
    <section className={exampleStyles.example} aria-labelledby="example">
      <Picture src={picture} width={1600} height={900} alt="" />
      <div className={exampleStyles.text}>
        <h2 id="example">{t('example.title')}</h2>
        <p>{t('example.text')}</p>
        <ButtonLink href="/legal-translation" variant="secondary">
          {t('example.link')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The two lead times that clients ask about, as wide as the window, on the deck of the footbridge. */
function Hero() {
  const { t } = useTranslation('speed')
  return (
    <header className={heroStyles.hero}>
      <HeroText className={heroStyles.text} title={t('hero.title')} lead={t('hero.lead')} />
      <dl className={heroStyles.times}>
        {t('hero.times', { returnObjects: true }).map(({ figure, label }) => (
          <Time key={label} figure={figure} label={label} />
        ))}
      </dl>
      <p>{t('hero.condition')}</p>
    </header>
  )
}

function Time({ figure, label }: { readonly figure: string; readonly label: string }) {
  const { before, number, after } = splitFigure(figure)
  return (
    <div className={heroStyles.time}>
      <dt>{label}</dt>
      <dd>
        <span className={heroStyles.before}>{before.trim()}</span> <span className={heroStyles.number}>{number}</span>{' '}
        <span className={heroStyles.after}>{after.trim()}</span>
      </dd>
    </div>
  )
}

/** Usual lead times, and the conditions of those in the first screen. */
function Times() {
  const { t } = useTranslation('speed')
  return (
    <section className={timesStyles.times} aria-labelledby="times">
      <h2 id="times">
        <Figure>{t('figures.figure')}</Figure> <span className={timesStyles.label}>{t('figures.label')}</span>
      </h2>
      <p className={timesStyles.condition}>{t('figures.condition')}</p>
    </section>
  )
}
