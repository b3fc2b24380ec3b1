import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { attach } from '../../islands/attach.ts'
import { emailShareAddress, linkedinShareAddress } from './shareAddresses.ts'
import styles from './ShareLinks.module.css'

interface ShareLinksProps {
  /** The absolute canonical address. */
  readonly url: string
  readonly title: string
  /** An extra entry in the list, such as the PDF. */
  readonly children?: ReactNode
}

/**
 * Links to share a page: plain links, so that networks track nobody who does not follow one. The buttons that need
 * script have their space reserved, so that nothing moves when they appear.
 */
export function ShareLinks({ children, ...shared }: ShareLinksProps) {
  const { t } = useTranslation('blog')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.share} {...attach('share', 'visible')}>
      <h2 id={headingId} className={styles.heading}>
        {t('article.share.title')}
      </h2>
      <ul className={styles.links}>
        <li>
          <a href={linkedinShareAddress(shared)} className={styles.link}>
            {t('article.share.linkedin')}
          </a>
        </li>
        <li>
          <a href={emailShareAddress(shared)} className={styles.link}>
            {t('article.share.email')}
          </a>
        </li>
        {children && <li>{children}</li>}
        <li className={styles.scripted}>
          <button
            type="button"
            className={styles.link}
            data-copied={t('article.share.copied')}
            data-refused={t('article.share.refused')}
          >
            {t('article.share.copy')}
          </button>
        </li>
        <li className={styles.scripted}>
          <button type="button" className={styles.link} data-share="">
            {t('article.share.otherwise')}
          </button>
        </li>
      </ul>
      <output className="visually-hidden" />
    </section>
  )
}
