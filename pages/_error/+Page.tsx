import { useTranslation } from 'react-i18next'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { locales } from '../../renderer/languages.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { NotFound } from './NotFound.tsx'

/** The 404 page: in the language of the address, or in both if it names none. */
export function Page() {
  const { is404, rendering, locale } = usePageContext()
  if (!is404) return <ServerError />
  return (rendering === 'languageRedirect' ? locales : [locale]).map((language, index) => (
    <NotFound key={language} locale={language} isFirst={index === 0} />
  ))
}

/** Only shown during development: the built site is static files. */
function ServerError() {
  const { t } = useTranslation('notFound')
  return <PageHero title={t('error.title')} lead={t('error.text')} />
}
