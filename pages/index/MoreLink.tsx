import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { QUOTE_PATH } from '../../renderer/quoteServices.ts'
import styles from './MoreLink.module.css'

interface MoreLinkProps {
  readonly href: string
  /** Before it, the way to a quote: where a visitor may have read enough to ask for one. */
  readonly hasQuote?: boolean
  readonly children: string
}

/** Under a selection, the way to the rest. */
export function MoreLink({ href, hasQuote = false, children }: MoreLinkProps) {
  const { t } = useTranslation()
  return (
    <p className={styles.more}>
      {hasQuote && <ButtonLink href={QUOTE_PATH}>{t('navigation.quote')}</ButtonLink>}
      <ButtonLink href={href} variant="secondary">
        {children}
      </ButtonLink>
    </p>
  )
}
