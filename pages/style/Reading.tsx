import { useTranslation } from 'react-i18next'
import { ArticleMeta } from '../../components/document/ArticleMeta/ArticleMeta.tsx'
import { AnchoredHeading } from '../../components/mdx/AnchoredHeading/AnchoredHeading.tsx'
import { Note } from '../../components/mdx/Note/Note.tsx'
import { PullQuote } from '../../components/mdx/PullQuote/PullQuote.tsx'
import { Table } from '../../components/mdx/Table/Table.tsx'
import { PolicyText } from '../../components/document/PolicyText/PolicyText.tsx'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { ShareLinks } from '../../components/document/ShareLinks/ShareLinks.tsx'
import picture from '../../content/images/human-vs-machine-figure.svg?url'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizePath } from '../../renderer/addresses.ts'
import { useData } from '../../renderer/PageContext.tsx'
import articleStyles from '../articles/@slug/page.module.css'
import type { Data } from './+data.ts'
import { BothThemes, Specimen } from './Specimen.tsx'

/** All that a document may hold, set for reading. */
export function Reading() {
  const { t } = useTranslation('style')
  const { article, author, policySections } = useData<Data>()
  return (
    <>
      <Specimen name={t('reading.name')} source="<Prose>" note={t('reading.note')} isBand>
        <div className={articleStyles.reading}>
          <div className={articleStyles.margin}>
            {article && author && (
              <>
                <ArticleMeta article={article} author={author} />
                <ShareLinks
                  url={absoluteUrl(localizePath(article.path, article.locale))}
                  title={article.frontmatter.title}
                />
              </>
            )}
          </div>
          <Prose>
            <Sample />
          </Prose>
        </div>
      </Specimen>
      <Specimen name={t('reading.policy')} source="<PolicyText>">
        <BothThemes>
          {() => policySections.map((section) => <PolicyText key={section.type} section={section} />)}
        </BothThemes>
      </Specimen>
    </>
  )
}

/** What tools/markdown/compileBody.ts makes of Markdown, by hand: documents hold texts for visitors only. */
function Sample() {
  const { t } = useTranslation(['style', 'common'])
  const tableHead = t('reading.tableHead', { returnObjects: true })
  return (
    <>
      <p>
        {t('reading.opening')} <strong>{t('reading.strong')}</strong> <em>{t('reading.emphasis')}</em>{' '}
        <a href="https://www.unicode.org/">{t('reading.link')}</a>.
        <sup>
          <a id="note-fnref-1" data-footnote-ref="true" aria-describedby="footnote-label" href="#note-fn-1">
            1
          </a>
        </sup>
      </p>
      <AnchoredHeading level="h2" id="style-h2">
        {t('reading.heading2')}
      </AnchoredHeading>
      <p>{t('reading.paragraph')}</p>
      <ul>
        {t('reading.items', { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <AnchoredHeading level="h3" id="style-h3">
        {t('reading.heading3')}
      </AnchoredHeading>
      <ol>
        {t('reading.steps', { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <PullQuote author={t('reading.author')} role={t('reading.role')}>
        <p>{t('reading.pullQuote')}</p>
      </PullQuote>
      <AnchoredHeading level="h4" id="style-h4">
        {t('reading.heading4')}
      </AnchoredHeading>
      <ul className="contains-task-list">
        {t('reading.tasks', { returnObjects: true }).map((item, index) => (
          <li key={item} className="task-list-item">
            <label>
              <input type="checkbox" defaultChecked={index === 0} /> {item}
            </label>
          </li>
        ))}
      </ul>
      <blockquote>
        <p>{t('reading.quote')}</p>
      </blockquote>
      <Note title={t('reading.noteTitle')}>
        <p>{t('reading.noteText')}</p>
      </Note>
      <Table>
        <thead>
          <tr>
            {tableHead.map((cell, index) => (
              <th key={cell} data-align={index === 1 ? 'right' : undefined}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {t('reading.tableRows', { returnObjects: true }).map(({ text, words, delay }) => (
            <tr key={text}>
              {[text, words, delay].map((cell, index) => (
                <td key={cell} data-label={tableHead[index]} data-align={index === 1 ? 'right' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <figure>
        <img src={picture} alt={t('reading.figureAlt')} width="1600" height="900" loading="lazy" decoding="async" />
        <figcaption>{t('reading.figure')}</figcaption>
      </figure>
      <p>
        {t('reading.code')} <code>lang="fr"</code>.
      </p>
      <pre>
        <code>{'<p lang="fr">Une passerelle</p>\n<p lang="en">A footbridge</p>'}</code>
      </pre>
      <hr />
      <p>{t('reading.closing')}</p>
      <section data-footnotes="true" className="footnotes">
        <AnchoredHeading level="h2" id="footnote-label">
          {t('common:footnotes.title')}
        </AnchoredHeading>
        <ol>
          <li id="note-fn-1">
            <p>
              {t('reading.footnote')}{' '}
              <a
                href="#note-fnref-1"
                data-footnote-backref=""
                aria-label={`${t('common:footnotes.back')} 1`}
                className="data-footnote-backref"
              >
                ↩
              </a>
            </p>
          </li>
        </ol>
      </section>
    </>
  )
}
