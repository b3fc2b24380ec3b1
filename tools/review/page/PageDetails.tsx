import { formatSize } from '../../../renderer/formatSize.ts'
import { languages } from '../../../renderer/languages.ts'
import type { ReviewedPage } from '../review.ts'
import { Comparison } from './Comparison.tsx'
import { useSetting } from './setting.ts'
import { WordDifference } from './WordDifference.tsx'

interface PageDetailsProps {
  readonly page: ReviewedPage
  readonly isOpen: boolean
  /** Whether its address says which of several it is. */
  readonly isNamed: boolean
}

/** What a page of a document has become: its words, its links, its weight, its look. */
export function PageDetails({ page, isOpen, isNamed }: PageDetailsProps) {
  const { t } = useSetting()
  const { address, locale, change, before, blocks } = page
  return (
    <div className="page" id={address}>
      {isNamed && (
        <h4>
          {locale !== undefined && <span lang={locale}>{languages[locale].name}</span>} <PageLink page={page} />
        </h4>
      )}
      {before !== undefined && <p className="soft">{t('review:pages.before', { address: before })}</p>}
      <Aspects page={page} />
      {blocks.length > 0 ? (
        <details open={isOpen}>
          <summary>{t('review:words.show', { count: blocks.length })}</summary>
          <WordDifference blocks={blocks} locale={locale} level={isNamed ? 5 : 4} />
        </details>
      ) : (
        (change === 'changed' || change === 'renamed') && <p className="soft">{t('review:documents.sameWords')}</p>
      )}
      <NewLinks page={page} />
      <Weight page={page} />
      <Comparison page={page} />
    </div>
  )
}

/** A page's address; it leads there, where it is. */
export function PageLink({ page: { address, change } }: Pick<PageDetailsProps, 'page'>) {
  const { isBuilt } = useSetting()
  return change === 'removed' || !isBuilt ? <code>{address}</code> : <a href={address}>{address}</a>
}

/** What of a page differs besides the words, which are shown. */
export function Aspects({ page: { aspects, change } }: Pick<PageDetailsProps, 'page'>) {
  const { locale, t } = useSetting()
  if (change === 'added' || change === 'removed' || aspects.every((aspect) => aspect === 'words')) return null
  const list = new Intl.ListFormat(languages[locale].tag).format(aspects.map((aspect) => t(`review:aspects.${aspect}`)))
  return <p className="soft">{t('review:pages.aspects', { aspects: list })}</p>
}

export function NewLinks({ page: { newLinks } }: Pick<PageDetailsProps, 'page'>) {
  const { t } = useSetting()
  if (newLinks.length === 0) return null
  return (
    <div className="newLinks">
      <p>{t('review:pages.newLinks')}</p>
      <ul>
        {newLinks.map((link) => (
          <li key={link}>{/^https?:\/\//i.test(link) ? <a href={link}>{link}</a> : link}</li>
        ))}
      </ul>
    </div>
  )
}

/** What a page weighs as it travels. */
export function Weight({ page: { weight } }: Pick<PageDetailsProps, 'page'>) {
  const { locale, t } = useSetting()
  const { before, after } = weight
  if (after === undefined) return null
  if (before === undefined) {
    return <p className="soft">{t('review:pages.newWeight', { after: formatSize(after, locale) })}</p>
  }
  if (before === after) return null
  const sign = after > before ? '+' : '\u2212'
  return (
    <p className="soft">
      {t('review:pages.weight', {
        before: formatSize(before, locale),
        after: formatSize(after, locale),
        difference: `${sign}${formatSize(Math.abs(after - before), locale)}`,
      })}
    </p>
  )
}
