import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ShareLinks.module.css'

interface ShareLinksProps {
  /** The absolute canonical address. */
  readonly url: string
  readonly title: string
  /** An extra entry in the list, such as the PDF. */
  readonly children?: ReactNode
}

/** Links to share a page: plain links, so that networks only track those who follow one. */
export function ShareLinks({ url, title, children }: ShareLinksProps) {
  const { t } = useTranslation('blog')
  const headingId = useId()
  // https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/plugins/share-plugin
  const linkedin = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
  return (
    <nav aria-labelledby={headingId} className={`${styles.share} finger-links screen-only`}>
      <h2 id={headingId} className={styles.heading}>
        {t('article.share.title')}
      </h2>
      <ul className={styles.links}>
        <li>
          <a href={linkedin}>{t('article.share.linkedin')}</a>
        </li>
        <li>
          <a href={whatsapp}>{t('article.share.whatsapp')}</a>
        </li>
        <li>
          <a href={mail}>{t('article.share.email')}</a>
        </li>
        {children && <li>{children}</li>}
      </ul>
    </nav>
  )
}
