import { languages } from '../../../renderer/languages.ts'
import type { PageGroup } from './groupPages.ts'
import { Comparison } from './Comparison.tsx'
import { Aspects, NewLinks, PageLink, Weight } from './PageDetails.tsx'
import { useSetting } from './setting.ts'
import { WordDifference } from './WordDifference.tsx'

/** Pages that differ and are no documents that changed: once for each cause, however many pages it has reached. */
export function PageGroups({ groups }: { readonly groups: readonly PageGroup[] }) {
  const { t } = useSetting()
  return (
    <section id="pages" aria-labelledby="pages-title">
      <h2 id="pages-title">{t('review:pages.title')}</h2>
      {groups.map((group) => (
        <Group key={group.first.address} group={group} />
      ))}
    </section>
  )
}

/** As many are read at a glance. */
const MOST_OPEN = 3

function Group({ group: { first, pages } }: { readonly group: PageGroup }) {
  const { t } = useSetting()
  const [only] = pages
  const isOne = pages.length === 1
  return (
    <article className="group">
      <h3>{isOne && only ? only.title || only.address : t(`review:pages.${first.change}`, { count: pages.length })}</h3>
      <Aspects page={first} />
      {first.blocks.length > 0 && (
        <details open={first.blocks.length <= MOST_OPEN}>
          <summary>{t('review:words.show', { count: first.blocks.length })}</summary>
          <WordDifference blocks={first.blocks} locale={first.locale} level={4} />
        </details>
      )}
      <NewLinks page={first} />
      {isOne ? (
        <GroupedPages pages={pages} />
      ) : (
        <details open={pages.length <= MOST_OPEN}>
          <summary>{t('review:pages.list')}</summary>
          <GroupedPages pages={pages} />
        </details>
      )}
    </article>
  )
}

function GroupedPages({ pages }: Pick<PageGroup, 'pages'>) {
  const { t } = useSetting()
  return (
    <ul className="pages">
      {pages.map((page) => (
        <li key={page.address} id={page.address}>
          <p>
            <PageLink page={page} />{' '}
            {pages.length > 1 && page.title !== '' && <span lang={page.locale}>{page.title}</span>}{' '}
            {pages.length === 1 && page.locale !== undefined && (
              <span lang={page.locale}>{languages[page.locale].name}</span>
            )}
          </p>
          {page.before !== undefined && <p className="soft">{t('review:pages.before', { address: page.before })}</p>}
          <Weight page={page} />
          <Comparison page={page} />
        </li>
      ))}
    </ul>
  )
}
