import { useTranslation } from 'react-i18next'
import { translationOf } from '../../renderer/texts.ts'
import type { Locale } from '../../renderer/languages.ts'
import { languageNames, otherLocale } from '../../renderer/languages.ts'
import styles from './NotFoundSuggestions.module.css'

/** The place where a not-found page says which pages may have been meant, once the browser has looked them up. */
export function NotFoundSuggestions({ locale }: { locale: Locale }) {
  const { t } = useTranslation('notFound', { i18n: translationOf(locale) })
  const other = otherLocale(locale)
  return (
    <div data-island="NotFoundSuggestions" data-when="idle" data-locale={locale} aria-live="polite">
      <p className={styles.otherLanguage} data-other-language="" hidden>
        {t('otherLanguage')}{' '}
        <a href={`/${other}`} lang={other} hrefLang={other}>
          {languageNames[other]}
        </a>
      </p>
      <div className={styles.suggestions} data-suggestions="" hidden>
        <h2>{t('suggestions')}</h2>
        <ul />
      </div>
    </div>
  )
}
