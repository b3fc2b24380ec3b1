import { useTranslation } from '../../renderer/useTranslation.ts'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { siteConfig } from '../../site.config.ts'
import { Application } from './Application.tsx'
import { Pay } from './Pay.tsx'
import { Requirements } from './Requirements.tsx'
import { Selection } from './Selection.tsx'

export function Page() {
  const { t } = useTranslation('careers')
  const mail = `mailto:${siteConfig.email}?subject=${encodeURIComponent(t('callToAction.subject'))}`
  return (
    <>
      <PageHero {...t('hero', { returnObjects: true })}>
        <ButtonLink href={mail}>{t('callToAction.label')}</ButtonLink>
      </PageHero>
      <Requirements />
      <Selection />
      <Pay />
      <Application mail={mail} />
      <CallToAction
        title={t('callToAction.title')}
        text={t('callToAction.text')}
        label={t('callToAction.label')}
        href={mail}
      />
    </>
  )
}
