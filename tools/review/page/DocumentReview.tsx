import { formatDay } from '../../../renderer/formatDay.ts'
import { languages, type Locale, locales } from '../../../renderer/languages.ts'
import { editAddress } from '../links.ts'
import type { ReviewedDocument, ReviewedPage, ReviewedVersion } from '../review.ts'
import { idOfDocument } from '../reviewAddress.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { PageDetails } from './PageDetails.tsx'
import { useSetting } from './setting.ts'

interface DocumentReviewProps {
  readonly document: ReviewedDocument
  /** Its pages, as far as they changed. */
  readonly pages: readonly ReviewedPage[]
  /** Whether its texts are unfolded. */
  readonly isOpen: boolean
}

/** A document that changed: its languages side by side, then its words. */
export function DocumentReview({ document, pages, isOpen }: DocumentReviewProps) {
  const { t } = useSetting()
  const { collection, title, change, versions } = document
  const id = idOfDocument(document)
  return (
    <article className="document" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <p className="kind">
          {t(`review:collections.${collection}`, { defaultValue: collection })} <ChangeMark change={change} />
        </p>
        <h3 id={`${id}-title`}>{title}</h3>
      </header>
      <div className="versions">
        {locales.map((locale) => (
          <Version key={locale} locale={locale} version={versions[locale]} isRemoved={change === 'removed'} />
        ))}
      </div>
      {pages.map((page) => (
        <PageDetails key={page.address} page={page} isOpen={isOpen} isNamed={pages.length > 1} />
      ))}
    </article>
  )
}

interface VersionProps {
  readonly locale: Locale
  readonly version: ReviewedVersion
  readonly isRemoved: boolean
}

/** How a document stands in one language, and where it can be read. */
function Version({ locale, version, isRemoved }: VersionProps) {
  const { locale: pageLocale, t, review, isBuilt } = useSetting()
  const { file, title, change, before, state, publication, day, address } = version
  const isThere = change !== 'absent' && change !== 'removed'
  const isNew = change === 'added' || change === 'absent'
  const edit = isThere ? editAddress(review, file) : undefined
  const inProduction = isNew ? undefined : (address ?? undefined)
  return (
    <div className="version">
      <p className="language">
        <span lang={locale}>{languages[locale].name}</span> <ChangeMark change={change} />
      </p>
      {title !== undefined && title !== '' && (
        <p className="title" lang={locale}>
          {title}
        </p>
      )}
      <p className="file">
        {file}
        {before !== undefined && `, ${t('review:documents.renamed', { before })}`}
      </p>
      {!isRemoved && (state !== undefined || publication !== undefined) && (
        <ul className="standing">
          {state !== undefined && (
            <li className="state" data-state={state}>
              {t(`translations:states.${state}`)}
            </li>
          )}
          {publication === 'draft' && <li className="waiting">{t('translations:publication.draft')}</li>}
          {publication === 'scheduled' && (
            <li className="waiting">
              {day === undefined
                ? t('translations:publication.scheduled')
                : t('review:documents.scheduledFor', { day: formatDay(day, pageLocale) })}
            </li>
          )}
        </ul>
      )}
      <ul className="inline links">
        {isThere && isBuilt && address !== undefined && (
          <li>
            <a href={address} hrefLang={locale}>
              {t('review:documents.preview')}
            </a>
          </li>
        )}
        {inProduction !== undefined && publication !== 'draft' && publication !== 'scheduled' && (
          <li>
            <a href={`${review.production}${inProduction}`} hrefLang={locale}>
              {t('review:documents.production')}
            </a>
          </li>
        )}
        {edit !== undefined && (
          <li>
            <a href={edit}>{t('review:documents.edit')}</a>
          </li>
        )}
      </ul>
    </div>
  )
}
