import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { siteConfig } from '../../site.config.ts'
import { Application } from './Application.tsx'
import { Pay } from './Pay.tsx'
import { Requirements } from './Requirements.tsx'
import { Selection } from './Selection.tsx'
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
      <Requirements />
      <Selection />
      <Pay />
      <Application mail={mail} />
    </>
  )
}
