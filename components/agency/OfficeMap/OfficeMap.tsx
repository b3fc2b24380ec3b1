import { useTranslation } from 'react-i18next'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Picture } from '../../elements/Picture/Picture.tsx'
import { formatDistance } from './formatDistance.ts'
import src from './office-map.svg'
import officeMap from './officeMap.json'
import styles from './OfficeMap.module.css'

const { width, height, kilometers, places } = officeMap

/** A map of the Atlantic with a footbridge between the two offices. For dark bands. */
export function OfficeMap({ priority = false }: { priority?: boolean }) {
  const { t } = useTranslation('contact')
  const { locale } = usePageContext()
  const distance = formatDistance(kilometers, locale)
  return (
    <div className={`${styles.map} screen-only`}>
      <Picture src={src} width={width} height={height} alt={t('map.alt', { distance })} priority={priority} />
      {/* Place names in the page's own font, which a picture can't use. The alternative text includes them. */}
      <svg className={styles.names} aria-hidden="true">
        <text {...places.canada} dy="2em">
          {t('map.canada')}
        </text>
        <text {...places.cameroon} dy="2em" textAnchor="end">
          {t('map.cameroon')}
        </text>
        <text className={styles.distance} x="44%" y="76%" textAnchor="middle">
          {distance}
        </text>
        <text x="44%" y="76%" dy="1.8em" textAnchor="middle">
          {t('map.measure')}
        </text>
      </svg>
    </div>
  )
}
