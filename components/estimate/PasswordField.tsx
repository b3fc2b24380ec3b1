import { useId, useRef } from 'react'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import formStyles from '../forms/Form/Form.module.css'
import styles from './CountedFiles.module.css'

interface PasswordFieldProps {
  /** The name of the file. */
  readonly name: string
  readonly onEnter: (password: string) => void
}

/** The password of a file, which is used on the device: it belongs to no form, which would send it. */
export function PasswordField({ name, onEnter }: PasswordFieldProps) {
  const t = useTexts('counting')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const enter = (): void => {
    const { current } = input
    if (!current?.value) return
    current.closest('li')?.querySelector<HTMLElement>(':scope > button')?.focus()
    onEnter(current.value)
  }
  return (
    <div className={styles.password}>
      <label htmlFor={id}>
        {t('password')} <span className="visually-hidden">{name}</span>
      </label>
      <input
        ref={input}
        id={id}
        form=""
        type="password"
        autoComplete="off"
        className={formStyles.control}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          enter()
        }}
      />
      <button type="button" className={formStyles.action} onClick={enter}>
        {t('count')}
      </button>
    </div>
  )
}
