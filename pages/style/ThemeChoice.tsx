import { useTranslation } from 'react-i18next'
import styles from './ThemeChoice.module.css'
import { themes } from './readTokens.ts'

/** Turns the whole page light or dark, for what is shown on it only once. */
export function ThemeChoice() {
  const { t } = useTranslation('style')
  return (
    <fieldset className={styles.choice}>
      <legend>{t('theme.label')}</legend>
      {(['system', ...themes] as const).map((theme) => (
        <label key={theme} className={styles.option}>
          <input
            type="radio"
            name="theme"
            value={theme}
            className={styles[theme]}
            defaultChecked={theme === 'system'}
          />
          {t(`theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  )
}
