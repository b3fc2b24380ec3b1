import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type ButtonProps = ComponentProps<'button'> & { readonly variant?: 'primary' | 'secondary' }

export function Button({ variant = 'primary', ...props }: ButtonProps) {
  return <button {...props} className={styles.button} data-variant={variant} />
}
