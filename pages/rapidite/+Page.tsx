import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { CallToAction } from '../../components/CallToAction/CallToAction.tsx'
import { FigureList } from '../../components/FigureList/FigureList.tsx'
import { PageHero } from '../../components/PageHero/PageHero.tsx'
import { PointList } from '../../components/PointList/PointList.tsx'
import { Section } from '../../components/Section/Section.tsx'
import styles from './Speed.module.css'

export function Page() {
  const { t } = useTranslation('speed')
  return (
    <>
      <PageHero kicker={t('hero.kicker')} title={t('hero.title')} lead={t('hero.lead')} />
      <Section title={t('figures.title')}>
        <FigureList items={t('figures.items', { returnObjects: true })} />
        <p className={styles.condition}>{t('figures.condition')}</p>
      </Section>
      <Section title={t('processes.title')} lead={t('processes.lead')} tone="surface">
        <PointList ordered items={t('processes.items', { returnObjects: true })} />
      </Section>
      <Section title={t('example.title')} lead={t('example.text')}>
        <ButtonLink href="/legal-translation" variant="secondary">
          {t('example.link')}
        </ButtonLink>
      </Section>
      <CallToAction
        title={t('callToAction.title')}
        text={t('callToAction.text')}
        label={t('callToAction.label')}
        href="/process"
      />
    </>
  )
}
