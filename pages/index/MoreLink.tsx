import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import styles from './MoreLink.module.css'

/** Under a selection, the way to the rest. */
export function MoreLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <p className={styles.more}>
      <ButtonLink href={href} variant="secondary">
        {children}
      </ButtonLink>
    </p>
  )
}
