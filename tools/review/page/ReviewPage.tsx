import { languages, locales } from '../../../renderer/languages.ts'
import { siteConfig } from '../../../site.config.ts'
import { commitAddress, shortHash } from '../links.ts'
import { REVIEW_FILES, reviewAddress } from '../reviewAddress.ts'
import { DocumentReview } from './DocumentReview.tsx'
import { Flaws } from './Flaws.tsx'
import { groupPages, pagesByDocument } from './groupPages.ts'
import { PageGroups } from './PageGroups.tsx'
import { formatDate, useSetting } from './setting.ts'
import { summarize } from './summarize.ts'
import { OtherFiles, Texts } from './OtherFiles.tsx'

/** Nothing is loaded but what is beside the page. https://www.w3.org/TR/CSP3/ */
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"

const LOGO = `${REVIEW_FILES}/logo.svg`

/** The fonts of what is seen first. */
const PRELOADED = ['text', 'display']

/** Why pages have no pictures, where none has: the key of the text. */
export type WhyNoPictures = 'unasked' | 'noBrowser' | 'noneBefore'

interface ReviewPageProps {
  /** Undefined where pictures were taken. */
  readonly whyNoPictures: WhyNoPictures | undefined
}

/** All that a branch changes, for those who say whether it may. */
export function ReviewPage({ whyNoPictures }: ReviewPageProps) {
  const { locale, t, review, isBuilt } = useSetting()
  const { branch, documents, texts, files, flaws } = review
  const { ofDocuments, others } = pagesByDocument(review)
  const groups = groupPages(others)
  const sections = [
    { id: 'flaws', title: t('review:flaws.title'), count: flaws.length },
    { id: 'documents', title: t('review:documents.title'), count: documents.length },
    { id: 'pages', title: t('review:pages.title'), count: others.length },
    { id: 'texts', title: t('review:texts.title'), count: texts.length },
    { id: 'files', title: t('review:files.title'), count: files.length },
  ].filter(({ count }) => count > 0)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <title>{`${t('review:title', { branch })} | ${siteConfig.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={LOGO} type="image/svg+xml" />
        {PRELOADED.map((name) => (
          <link
            key={name}
            rel="preload"
            href={`${REVIEW_FILES}/${name}.woff2`}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={`${REVIEW_FILES}/page.css`} />
        {/* Small, and here: what it says of the page is known before anything is drawn. */}
        <script src={`${REVIEW_FILES}/comparisons.js`} />
      </head>
      <body>
        <header className="top">
          <p className="brand">
            <img src={LOGO} width="32" height="32" alt="" />{' '}
            {isBuilt ? <a href={`/${locale}`}>{siteConfig.name}</a> : siteConfig.name}
          </p>
          <nav aria-label={t('review:languages')}>
            <ul className="inline">
              {locales.map((other) => (
                <li key={other}>
                  <a
                    href={reviewAddress(other)}
                    lang={other}
                    hrefLang={other}
                    aria-current={other === locale ? 'true' : undefined}
                  >
                    {languages[other].name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main>
          <div className="hero">
            <p className="kicker">{t('review:kicker')}</p>
            <h1>{branch}</h1>
            <p className="lead">{summarize(review, locale, t)}</p>
            <Facts />
            {sections.length > 1 && (
              <nav className="contents" aria-label={t('review:contents')}>
                <ul className="inline">
                  {sections.map(({ id, title, count }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{title}</a> {count}
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          <NotCompared />
          <Flaws />
          <PictureNote why={whyNoPictures} />
          {documents.length > 0 && (
            <section id="documents" aria-labelledby="documents-title">
              <h2 id="documents-title">{t('review:documents.title')}</h2>
              {documents.map((document) => (
                <DocumentReview
                  key={`${document.collection}/${document.slug}`}
                  document={document}
                  pages={ofDocuments.get(document) ?? []}
                  isOpen={documents.length <= MOST_OPEN}
                />
              ))}
            </section>
          )}
          {groups.length > 0 && <PageGroups groups={groups} />}
          {texts.length > 0 && <Texts />}
          {files.length > 0 && <OtherFiles />}
        </main>
      </body>
    </html>
  )
}

/** With more documents, their texts are folded: the list itself is then what is looked for. */
const MOST_OPEN = 12

/** Which state of the branch it is, and what it was compared with. */
function Facts() {
  const { locale, t, review } = useSetting()
  const { commit, base } = review
  const link = commitAddress(review, commit.hash)
  return (
    <dl className="facts">
      <div>
        <dt>{t('review:facts.commit')}</dt>
        <dd>
          {link === undefined ? (
            <code>{shortHash(commit.hash)}</code>
          ) : (
            <a href={link}>
              <code>{shortHash(commit.hash)}</code>
            </a>
          )}{' '}
          {commit.subject}
          {review.hasUncommittedChanges && `, ${t('review:facts.uncommitted')}`}
        </dd>
      </div>
      <div>
        <dt>{t('review:facts.date')}</dt>
        <dd>
          <time dateTime={commit.date}>{formatDate(commit.date, locale)}</time>
        </dd>
      </div>
      {base && (
        <div>
          <dt>{t('review:facts.base')}</dt>
          <dd>
            {t('review:facts.baseOf', {
              name: base.name,
              commit: shortHash(base.commit.hash),
              date: formatDate(base.commit.date, locale),
            })}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Why pages have no pictures, or how many of them. */
function PictureNote({ why }: { readonly why: WhyNoPictures | undefined }) {
  const { t, review } = useSetting()
  const all = review.pages.length
  const left = review.pages.filter(({ pictures }) => pictures.length === 0).length
  if (left === 0) return null
  return (
    <p className="note">
      {why ? t(`review:pictures.${why}`) : t('review:pictures.tooMany', { taken: all - left, left })}
    </p>
  )
}

/** Why there is nothing to compare, with what was said where it failed. */
function NotCompared() {
  const { t, review } = useSetting()
  const { notCompared } = review
  if (!notCompared) return null
  const { reason, message } = notCompared
  return (
    <div className="alert" data-severity={reason === 'notBuilt' ? 'error' : undefined}>
      <p>
        <strong>{t(`review:notCompared.${reason}`)}</strong>
      </p>
      {message !== '' && (
        <details>
          <summary>{t('review:notCompared.message')}</summary>
          <pre lang="en">{message}</pre>
        </details>
      )}
    </div>
  )
}
