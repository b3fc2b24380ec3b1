import { splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale, languages, type Locale } from '../../../renderer/languages.ts'
import { commitAddress, editAddress, shortHash } from '../links.ts'
import { formatDate, useSetting } from '../page/setting.ts'
import { placeOnReview, reviewAddress } from '../reviewAddress.ts'

/** What finds the bar again in a page that has one. */
export const BAR_ID = 'review-bar'

interface ReviewBarProps {
  /** Of the page that it is on. */
  readonly address: string
  /** The file that the page is made of. */
  readonly source: string | undefined
  /** The other languages that the page can be read in, and its addresses there. */
  readonly others: ReadonlyArray<{ readonly locale: Locale; readonly address: string }>
}

/** At the end of each page of a preview: which state of the branch it is, and whether the branch changes this page. */
export function ReviewBar({ address, source, others }: ReviewBarProps) {
  const { review, t } = useSetting()
  const locale = splitPath(address).locale ?? defaultLocale
  const { branch, commit, notCompared, pages } = review
  const isChanged = pages.some((page) => page.address === address)
  const commitLink = commitAddress(review, commit.hash)
  const edit = source === undefined ? undefined : editAddress(review, source)
  const name = t('review:bar.commit', { commit: shortHash(commit.hash) })
  return (
    <aside id={BAR_ID} aria-label={t('review:bar.label')} data-tone="night" data-behind-menu="" lang={locale}>
      <p>
        <b>{t('review:bar.preview')}</b> <span className="review-bar-branch">{branch}</span>{' '}
        <span className="review-bar-commit">
          {commitLink === undefined ? name : <a href={commitLink}>{name}</a>},{' '}
          <time dateTime={commit.date}>{formatDate(commit.date, locale)}</time>
        </span>
      </p>
      <ul>
        <li className="review-bar-change" data-changed={isChanged ? '' : undefined}>
          {isChanged ? (
            <a href={placeOnReview(locale, address)}>{t('review:bar.changed')}</a>
          ) : (
            t(notCompared ? 'review:bar.notCompared' : 'review:bar.unchanged')
          )}
        </li>
        <li>
          <a href={reviewAddress(locale)}>{t('review:bar.review')}</a>
        </li>
        {edit !== undefined && (
          <li>
            <a href={edit}>{t('review:bar.edit')}</a>
          </li>
        )}
        {others.map((other) => (
          <li key={other.locale}>
            <a href={other.address} lang={other.locale} hrefLang={other.locale}>
              {languages[other.locale].name}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
