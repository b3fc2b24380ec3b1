import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../site.config.ts'
import { Application } from './Application.tsx'
import { Hero } from './Hero.tsx'
import { Pay } from './Pay.tsx'
import { Requirements } from './Requirements.tsx'
import { Selection } from './Selection.tsx'

export function Page() {
  const { t } = useTranslation('careers')
  const mail = `mailto:${siteConfig.email}?subject=${encodeURIComponent(t('apply.subject'))}`
  return (
    <>
      <Hero mail={mail} />
      <Requirements />
      <Selection />
      <Pay />
      <Application mail={mail} />
    </>
  )
}
