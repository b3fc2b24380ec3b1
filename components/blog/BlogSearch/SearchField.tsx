import type { KeyboardEvent, RefObject } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import formStyles from '../../forms/Form/Form.module.css'
import type { BlogHistory } from './blogHistory.ts'
import styles from './BlogSearch.module.css'
import { MOST_LETTERS } from './blogState.ts'

const INPUT_ID = 'blog-search'

interface SearchFieldProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly history: BlogHistory
  readonly onFocus: () => void
}

/** The search field. */
export function SearchField({ input, history, onFocus }: SearchFieldProps) {
  const t = useTexts('blogSearch')

  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>): void => {
    const field = event.currentTarget
    if (event.key !== 'Escape' || field.value === '') return
    // The submit is handled here rather than by the browser, so that the back button returns to the search.
    event.preventDefault()
    field.value = ''
    history.endTyping()
    history.type('')
    history.endTyping()
  }

  return (
    <>
      <label htmlFor={INPUT_ID} className={styles.label}>
        {t('label')}
      </label>
      <input
        ref={input}
        id={INPUT_ID}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MOST_LETTERS}
        className={formStyles.control}
        onInput={(event) => history.type(event.currentTarget.value)}
        onFocus={onFocus}
        onBlur={history.endTyping}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') history.endTyping()
          clearOnEscape(event)
        }}
      />
    </>
  )
}
