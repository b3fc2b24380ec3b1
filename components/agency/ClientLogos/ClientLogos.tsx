import { useTranslation } from 'react-i18next'
import { Picture } from '../../elements/Picture/Picture.tsx'
import styles from './ClientLogos.module.css'

const logos = import.meta.glob<string>('../../../content/images/client-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The logo of a client: a picture of content/images. */
export function ClientLogo({ logo, ...more }: { logo: string; alt: string; priority?: boolean }) {
  const src = logos[`../../../content/images/${logo}`]
  if (!src) throw new Error(`There is no content/images/${logo}, which content/<language>/strings/clients.json names.`)
  return <Picture src={src} width={240} height={80} {...more} />
}

/** The clients' logos in an endless marquee; a second copy of the row follows the first. */
export function ClientLogos() {
  const { t } = useTranslation('clients')
  return (
    <section className={styles.band} aria-labelledby="clients-title" data-moves="">
      <h2 id="clients-title">{t('title')}</h2>
      <div className={styles.track}>
        {[false, true].map((isCopy) => (
          <ul key={String(isCopy)} className={styles.logos} aria-hidden={isCopy || undefined}>
            {t('items', { returnObjects: true }).map(({ name, activity, logo }) => (
              <li key={name}>
                <ClientLogo logo={logo} alt={isCopy ? '' : name} />
                {activity}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}
