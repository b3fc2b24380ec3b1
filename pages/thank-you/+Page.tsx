import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { PageHero } from '../../components/PageHero/PageHero.tsx'
import { AfterSending } from './AfterSending.tsx'

export function Page() {
  const { t } = useTranslation('thankYou')
  return (
    <>
      <PageHero kicker={t('hero.kicker')} title={t('hero.title')} lead={t('hero.lead')}>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </PageHero>
      <AfterSending />
    </>
  )
}
