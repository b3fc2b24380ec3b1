import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { attach } from '../../islands/attach.ts'
import styles from './ShareLinks.module.css'

interface ShareLinksProps {
  /** The absolute canonical address. */
  readonly url: string
  readonly title: string
  /** An extra entry in the list, such as the PDF. */
  readonly children?: ReactNode
}

/**
 * Links to share a page: plain links, so that networks only track those who follow one. The buttons that need
 * script have their space reserved, so that nothing moves when they appear.
 */
export function ShareLinks({ url, title, children }: ShareLinksProps) {
  const { t } = useTranslation('blog')
  const headingId = useId()
  // https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/plugins/share-plugin
  const linkedin = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
  return (
    <section aria-labelledby={headingId} className={`${styles.share} screen-only`} {...attach('share', 'visible')}>
      <h2 id={headingId} className={styles.heading}>
        {t('article.share.title')}
      </h2>
      <ul className={styles.links}>
        <li>
          <a href={linkedin} className={styles.link}>
            {t('article.share.linkedin')}
          </a>
        </li>
        <li>
          <a href={mail} className={styles.link}>
            {t('article.share.email')}
          </a>
        </li>
        {children && <li>{children}</li>}
        <li className={`${styles.scripted} scripted-only`}>
          <button
            type="button"
            className={styles.link}
            data-copied={t('article.share.copied')}
            data-refused={t('article.share.refused')}
          >
            {t('article.share.copy')}
          </button>
        </li>
        <li className={`${styles.scripted} scripted-only`}>
          <button type="button" className={styles.link} data-share="">
            {t('article.share.otherwise')}
          </button>
        </li>
      </ul>
      <output className="visually-hidden" />
    </section>
  )
}
