import { useTranslation } from 'react-i18next'
import { pdfSizeAt } from '../../../renderer/content.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { pdfAddress } from '../../../renderer/fileAddresses.ts'
import { formatSize } from '../../../renderer/formatSize.ts'
import { languages } from '../../../renderer/languages.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import styles from './PdfLink.module.css'

interface PdfLinkProps {
  readonly entry: Entry<'articles' | 'case-studies' | 'policies'>
}

/** A link to a document's PDF, with its size, and its language if it is not the page's. */
export function PdfLink({ entry }: PdfLinkProps) {
  const { t } = useTranslation('pdf')
  const { locale } = usePageContext()
  const address = pdfAddress(entry.path, entry.locale)
  const bytes = pdfSizeAt(address)
  const lang = foreignLanguage(entry, locale)
  return (
    <a className={styles.link} href={address} hrefLang={entry.locale} type="application/pdf" download="">
      {'downloadLabel' in entry.frontmatter ? (
        <span lang={lang}>{entry.frontmatter.downloadLabel}</span>
      ) : (
        t(entry.collection === 'articles' ? 'download.article' : 'download.policy')
      )}{' '}
      <span className={styles.format}>
        {bytes === undefined ? 'PDF' : t('format', { size: formatSize(bytes, locale) })}
        {lang && (
          <>
            , <span lang={lang}>{languages[lang].name}</span>
          </>
        )}
      </span>
    </a>
  )
}
