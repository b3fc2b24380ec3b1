import { useTranslation } from 'react-i18next'
import boreal from '../../../content/images/client-boreal.svg?url'
import erables from '../../../content/images/client-erables.svg?url'
import kolo from '../../../content/images/client-kolo.svg?url'
import lumen from '../../../content/images/client-lumen.svg?url'
import ndole from '../../../content/images/client-maison-ndole.svg?url'
import wouri from '../../../content/images/client-wouri.svg?url'
import { Picture } from '../../elements/Picture/Picture.tsx'
import styles from './ClientLogos.module.css'

/** The key of each client in the strings, and its logo. */
export const clients = [
  { key: 'ndole', logo: ndole },
  { key: 'boreal', logo: boreal },
  { key: 'kolo', logo: kolo },
  { key: 'erables', logo: erables },
  { key: 'wouri', logo: wouri },
  { key: 'lumen', logo: lumen },
] as const

/** Six client logos in an endless marquee; a second copy of the row follows the first. */
export function ClientLogos() {
  const { t } = useTranslation('clients')
  return (
    <section className={styles.band} aria-labelledby="clients-title" data-moves="">
      <h2 id="clients-title">{t('title')}</h2>
      <div className={styles.track}>
        {[false, true].map((isCopy) => (
          <ul key={String(isCopy)} className={styles.logos} aria-hidden={isCopy || undefined}>
            {clients.map(({ key, logo }) => (
              <li key={key}>
                <Picture src={logo} width={240} height={80} alt={isCopy ? '' : t(`items.${key}.name`)} />
                {t(`items.${key}.activity`)}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}
