import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import styles from './Network.module.css'

/** Everyone who works with the three. */
export function Network() {
  const { t } = useTranslation('team')
  const headingId = useId()
  return (
    <section className={styles.network} data-tone="night" aria-labelledby={headingId}>
      <div className={styles.text}>
        <h2 id={headingId}>{t('network.title')}</h2>
        <p>{t('network.text')}</p>
        <ButtonLink href="/contact" variant="secondary">
          {t('network.link')}
        </ButtonLink>
      </div>
    </section>
  )
}
