import { Fragment } from 'react'
import { languages, type Locale, locales } from '../../renderer/languages.ts'
import type { Diagnostic } from '../content/diagnostics.ts'
import { languageOfWriter } from '../content/messages/catalogue.ts'
import type { Review, ReviewedEntry, ReviewedVersion } from './review.ts'
import type { Words } from './words.ts'

/** The context of all changes. */
export interface Setting {
  readonly words: Words
  /** Returns whether the preview has a page. */
  hasPage(address: string): boolean
}

/** What is wrong with a branch, then what it changes. */
export function Changes({ review, ...setting }: Setting & { readonly review: Review }) {
  const { words } = setting
  const report = (found: readonly Diagnostic[]) =>
    found.map(({ file, line, column, message }) => (
      <p key={`${file}:${line}:${column} ${message}`}>
        <code>{`${file}:${line}:${column}`}</code>
        <br />
        <span lang={languageOfWriter(file)}>{message}</span>
      </p>
    ))
  const kinds = [
    [words.kinds.errors, report(review.errors)],
    [words.kinds.warnings, report(review.warnings)],
    [words.kinds.texts, review.texts.map((entry) => <Entry key={entry.title} entry={entry} {...setting} />)],
    [words.kinds.files, review.files.map((file) => <p key={file}>{file}</p>)],
  ] as const
  const found = kinds.filter(([, entries]) => entries.length > 0)
  return (
    <>
      <p>
        {words.commit} <code>{review.commit}</code>.{' '}
        {review.base === '' ? words.noBase : `${words.base} ${review.base.slice(0, 7)}.`}
      </p>
      {found.length === 0 && <p>{words.nothing}</p>}
      {found.map(([title, entries]) => (
        <section key={title}>
          <h2>{title}</h2>
          {entries}
        </section>
      ))}
    </>
  )
}

/** A document or a file of strings with the changes of every language. */
function Entry({ entry: { title, versions }, ...setting }: Setting & { readonly entry: ReviewedEntry }) {
  return (
    <article>
      <h3>{title}</h3>
      <div>
        {locales.map((locale) => (
          <Version key={locale} version={versions[locale]} locale={locale} {...setting} />
        ))}
      </div>
    </article>
  )
}

interface VersionProps extends Setting {
  readonly version: ReviewedVersion
  readonly locale: Locale
}

function Version({ version, locale, words, hasPage }: VersionProps) {
  const { states, address, passages } = version
  return (
    <div>
      <h4>
        {languages[locale].name} ({states.map((state) => words.states[state]).join(', ')})
      </h4>
      {address !== undefined && hasPage(address) && <a href={address}>{`${words.preview} ${address}`}</a>}
      <div lang={locale}>
        <Passages passages={passages} words={words} />
      </div>
    </div>
  )
}

/** Passages under the headings of their sections: additions underlined, deletions struck out. */
function Passages({ passages, words }: Pick<ReviewedVersion, 'passages'> & Pick<Setting, 'words'>) {
  return passages.map(({ section, runs }, index) => (
    // A passage is identified by its position alone.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {section !== undefined && section !== passages[index - 1]?.section && <h5>{section}</h5>}
      <blockquote>
        {runs.map(({ added, removed, value }, position) => {
          if (!added && !removed) return value
          // page.css reads the labels to people who don't see lines.
          const [Name, label] = added ? (['ins', words.added] as const) : (['del', words.removed] as const)
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <Name key={position} data-start={label} data-end={words.end}>
              {value}
            </Name>
          )
        })}
      </blockquote>
    </Fragment>
  ))
}
