import { useTranslation } from 'react-i18next'
import { localizePath } from '../../renderer/addresses.ts'
import { languages, locales, type Locale } from '../../renderer/languages.ts'
import type { ListedDocument } from './+data.ts'
import styles from './DocumentTable.module.css'

/** Documents by language: each cell has the title, linked to the page, and the status of that version. */
export function DocumentTable({ documents }: { readonly documents: readonly ListedDocument[] }) {
  const { t } = useTranslation('translations')
  return (
    <table className={styles.documents}>
      <thead>
        <tr>
          {locales.map((locale) => (
            <th key={locale} scope="col">
              <span lang={locale}>{languages[locale].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.slug}>
            {locales.map((locale) => {
              const { state, publication = 'published' } = document.versions[locale]
              return (
                <td key={locale}>
                  <Title document={document} locale={locale} />
                  <p className={styles.state} data-state={state}>
                    {t(`states.${state}`)}
                    {publication !== 'published' && `, ${t(`publication.${publication}`)}`}
                  </p>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** If there is no title, the file name is shown. */
function Title({ document, locale }: { readonly document: ListedDocument; readonly locale: Locale }) {
  const { title } = document.versions[locale]
  if (title === undefined) return <p className={styles.file}>{document.slug}.mdx</p>
  return (
    <p lang={locale}>
      {document.isShown[locale] ? (
        <a href={localizePath(document.path, locale)} hrefLang={locale}>
          {title}
        </a>
      ) : (
        title
      )}
    </p>
  )
}
