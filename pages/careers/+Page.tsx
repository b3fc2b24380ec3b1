import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { siteConfig } from '../../site.config.ts'
import { Application } from './Application.tsx'
import { Pay } from './Pay.tsx'
import { Specimen } from './Specimen.tsx'

export function Page() {
  const { t } = useTranslation('careers')
  const mail = `mailto:${siteConfig.email}?subject=${encodeURIComponent(t('apply.subject'))}`
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')}>
        <ButtonLink href="#apply">{t('apply.label')}</ButtonLink>
      </PageHero>
      <Specimen />
      <Section title={t('requirements.title')}>
        <PointList layout="rows" items={t('requirements.items', { returnObjects: true })} />
      </Section>
      <Section title={t('selection.title')} tone="night">
        <PointList ordered items={t('selection.items', { returnObjects: true })} />
      </Section>
      <Pay />
      <Application mail={mail} />
    </>
  )
}
