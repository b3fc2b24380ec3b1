import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import styles from './Network.module.css'

/** The professionals who work with the three. */
export function Network() {
  const { t } = useTranslation('team')
  return (
    <section className={styles.network} data-tone="night" aria-labelledby="network">
      <div className={styles.text}>
        <h2 id="network">{t('network.title')}</h2>
        <p>{t('network.text')}</p>
        <ButtonLink href="/contact" variant="secondary">
          {t('network.link')}
        </ButtonLink>
      </div>
    </section>
  )
}
