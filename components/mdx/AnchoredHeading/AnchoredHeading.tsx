import { useId, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './AnchoredHeading.module.css'

/** A heading of a document with a permalink. */
export function AnchoredHeading({
  level: Heading,
  children,
  ...props
}: ComponentProps<'h2'> & { level: 'h2' | 'h3' | 'h4' }) {
  const { t } = useTranslation()
  const { locale } = usePageContext()
  const textId = useId()
  const anchorId = useId()
  if (!props.id) return <Heading {...props}>{children}</Heading>
  return (
    // The heading is labelled by its text alone; the link by a word in the page's language and that text.
    <Heading {...props} className={styles.heading} aria-labelledby={textId}>
      <span id={textId}>{children}</span>
      <a
        className={styles.anchor}
        href={`#${props.id}`}
        id={anchorId}
        lang={locale}
        aria-label={t('headingAnchor')}
        aria-labelledby={`${anchorId} ${textId}`}
      >
        <span aria-hidden="true">#</span>
      </a>
    </Heading>
  )
}
