import { useTranslation } from 'react-i18next'
import { pdfSizes } from 'virtual:pdf-sizes'
import type { Entry } from '../../renderer/content.ts'
import { languageNames } from '../../renderer/languages.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { pdfAddress } from '../../renderer/pdfAddress.ts'
import { foreignLanguage } from '../FallbackNotice/foreignLanguage.ts'
import { formatSize } from '../formatSize/formatSize.ts'
import styles from './PdfLink.module.css'

/** The way to a case study's PDF: what it is and how large, and its language where it is not the page's. */
export function PdfLink({ study }: { readonly study: Entry<'case-studies'> }) {
  const { t } = useTranslation('caseStudies')
  const { locale } = usePageContext()
  const address = pdfAddress(study.path, study.locale)
  const bytes = pdfSizes[address]
  const lang = foreignLanguage(study, locale)
  return (
    <a className={styles.link} href={address} hrefLang={study.locale} type="application/pdf" download="">
      <span lang={lang}>{study.frontmatter.downloadLabel}</span>{' '}
      <span className={styles.format}>
        {bytes === undefined ? 'PDF' : t('pdf.format', { size: formatSize(bytes, locale) })}
        {lang && (
          <>
            , <span lang={lang}>{languageNames[lang]}</span>
          </>
        )}
      </span>
    </a>
  )
}
