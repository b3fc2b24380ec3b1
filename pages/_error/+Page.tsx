import { usePageContext } from '../../renderer/PageContext.tsx'
import { locales } from '../../renderer/languages.ts'
import { NotFound } from './NotFound.tsx'
import { ServerError } from './ServerError.tsx'

/** What is shown where there is no page: in the address's language, or in both where it names none. */
export function Page() {
  const { is404, rendering, locale } = usePageContext()
  if (!is404) return <ServerError />
  return (rendering === 'languageRedirect' ? locales : [locale]).map((language, index) => (
    <NotFound key={language} locale={language} isFirst={index === 0} />
  ))
}
