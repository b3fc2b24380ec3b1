import { useTranslation } from 'react-i18next'
import type { Frontmatter } from '../../content/collections.ts'
import type { Locale } from '../../renderer/languages.ts'
import styles from './ContactLinks.module.css'

interface ContactLinksProps {
  readonly contact: Frontmatter<'team'>['contact']
  /** The language of the labels, if it is not the page's. */
  readonly lang: Locale | undefined
}

const channels = ['email', 'chat', 'professionalNetwork', 'codeHosting', 'socialNetwork'] as const

/** Contact links; their labels name the person, so that they make sense out of context. */
export function ContactLinks({ contact, lang }: ContactLinksProps) {
  const { t } = useTranslation('team')
  return (
    <ul className={styles.links}>
      {channels.map((channel) => {
        const target = contact[channel]
        if (!target) return null
        return (
          <li key={channel} lang={lang}>
            <a href={target.link} aria-label={target.label}>
              {t(`profile.contact.${channel}`)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
