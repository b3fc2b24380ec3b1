import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './AnchoredHeading.module.css'

/** A heading of a document with a link to itself, to be copied or shared. */
export function AnchoredHeading({
  level: Heading,
  children,
  ...props
}: ComponentProps<'h2'> & { level: 'h2' | 'h3' | 'h4' }) {
  const { t } = useTranslation()
  return (
    <Heading {...props} className={styles.heading}>
      {children}
      {props.id && (
        <a className={styles.anchor} href={`#${props.id}`} aria-label={t('headingAnchor')}>
          <span aria-hidden="true">#</span>
        </a>
      )}
    </Heading>
  )
}
