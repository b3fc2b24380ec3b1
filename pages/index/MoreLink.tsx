import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { QUOTE_PATH } from '../../renderer/addresses.ts'
import styles from './MoreLink.module.css'

interface MoreLinkProps {
  readonly href: string
  /** A link to the quote form, placed where a visitor may have read enough. */
  readonly hasQuote?: boolean
  readonly children: string
}

/** A link to the full list, under a selection. */
export function MoreLink({ href, hasQuote = false, children }: MoreLinkProps) {
  const { t } = useTranslation()
  return (
    <p className={`${styles.more} screen-only`}>
      {hasQuote && <ButtonLink href={QUOTE_PATH}>{t('navigation.quote')}</ButtonLink>}
      <ButtonLink href={href} variant="secondary">
        {children}
      </ButtonLink>
    </p>
  )
}
