import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { OfficeMap } from '../../components/agency/OfficeMap/OfficeMap.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import { NotFoundScene } from '../_error/NotFoundScene.tsx'
import { ServicesOrbit } from '../index/ServicesOrbit.tsx'
import type { Data } from './+data.ts'
import { Specimen } from './Specimen.tsx'

/** The pictures that move or are made of more than one file. */
export function Scenes() {
  const { t } = useTranslation(['style', 'common'])
  const { services } = useData<Data>()
  return (
    <>
      <Specimen name={t('scenes.orbit')} source="<ServicesOrbit>" note={t('scenes.orbitNote')} isBand>
        <ServicesOrbit services={services} />
      </Specimen>
      <Specimen name={t('scenes.map')} source="<OfficeMap>" isBand>
        <div data-tone="night">
          <OfficeMap />
        </div>
      </Specimen>
      <Specimen name={t('scenes.notFound')} source="<NotFoundScene>" isBand>
        <NotFoundScene />
      </Specimen>
      <Specimen
        name={t('scenes.hero')}
        source="<Hero>, <Carousel>"
        note={
          <>
            {t('scenes.heroNote')} <Link href="/">{t('common:navigation.home')}</Link>
          </>
        }
      />
    </>
  )
}
