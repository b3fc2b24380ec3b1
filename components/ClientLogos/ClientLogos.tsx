import { useTranslation } from 'react-i18next'
import boreal from '../../content/images/client-boreal.svg?url'
import erables from '../../content/images/client-erables.svg?url'
import kolo from '../../content/images/client-kolo.svg?url'
import lumen from '../../content/images/client-lumen.svg?url'
import ndole from '../../content/images/client-maison-ndole.svg?url'
import wouri from '../../content/images/client-wouri.svg?url'
import { Picture } from '../Picture/Picture.tsx'
import styles from './ClientLogos.module.css'

const clients = [
  { key: 'ndole', logo: ndole },
  { key: 'boreal', logo: boreal },
  { key: 'kolo', logo: kolo },
  { key: 'erables', logo: erables },
  { key: 'wouri', logo: wouri },
  { key: 'lumen', logo: lumen },
] as const

/** Whom the agency works for: six logos, each with what its owner does. */
export function ClientLogos() {
  const { t } = useTranslation('clients')
  return (
    <section className={styles.band} aria-labelledby="clients-title">
      <div className={styles.inner}>
        <h2 id="clients-title" className={styles.title}>
          {t('title')}
        </h2>
        <ul className={styles.logos}>
          {clients.map(({ key, logo }) => (
            <li key={key} className={styles.client}>
              <Picture src={logo} width={240} height={80} alt={t(`items.${key}.name`)} />
              <p>{t(`items.${key}.activity`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
