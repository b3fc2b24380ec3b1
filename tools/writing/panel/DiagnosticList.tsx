import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import {
  countDiagnostics,
  type Diagnostic,
  formatDiagnostic,
  isError,
  sortDiagnostics,
} from '../../content/diagnostics.ts'
import { type WriterLanguage, writerLanguage } from '../../content/messages/catalogue.ts'
import { listUnpublished } from '../../content/publication.ts'
import type { LoadedDocument } from '../../content/readDocument.ts'
import { diagnosticsOfPage } from './diagnosticsOfPage.ts'
import english from './words.en.json' with { type: 'json' }
import french from './words.fr.json' with { type: 'json' }

const catalogues = { fr: french, en: english }

/** Returns the language of the panel on a page; messages are in the language of their file. */
function languageOf(address: string): WriterLanguage {
  return writerLanguage(splitPath(address).locale ?? defaultLocale)
}

interface PanelProps {
  /** The project's root. */
  readonly root: string
  /** The address of the page that shows the panel. */
  readonly address: string
  readonly documents: readonly LoadedDocument[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Renders the content of the panel, and the unpublished pages as data for its script. */
export function renderPanel(props: PanelProps): string {
  return renderToStaticMarkup(<Panel {...props} />)
}

function Panel({ root, address, documents, diagnostics }: PanelProps) {
  const language = languageOf(address)
  const words = catalogues[language]
  const { here, elsewhere } = diagnosticsOfPage(address, documents, diagnostics)
  const isOpenElsewhere = here.length === 0 || elsewhere.some(isError)
  return (
    <>
      <form method="dialog">
        <button aria-label={words.close}>×</button>
      </form>
      <h2>
        {diagnostics.length === 0 ? words.nothing : `${countDiagnostics(diagnostics, language)} ${words.inContent}`}
      </h2>
      <DiagnosticList root={root} language={language} title="here" diagnostics={here} isOpen />
      <DiagnosticList
        root={root}
        language={language}
        title="elsewhere"
        diagnostics={elsewhere}
        isOpen={isOpenElsewhere}
      />
      {listUnpublished(documents).map((page) => {
        const { draft, from } = catalogues[languageOf(page.address)]
        return (
          <data key={page.address} value={page.address}>
            {page.day === undefined ? draft : `${from} ${page.day}`}
          </data>
        )
      })}
    </>
  )
}

interface DiagnosticListProps {
  readonly root: string
  readonly language: WriterLanguage
  readonly title: 'here' | 'elsewhere'
  readonly diagnostics: readonly Diagnostic[]
  readonly isOpen: boolean
}

function DiagnosticList({ root, language, title, diagnostics, isOpen }: DiagnosticListProps) {
  if (diagnostics.length === 0) return null
  const sorted = sortDiagnostics(diagnostics).toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
  return (
    <details open={isOpen}>
      <summary>{`${catalogues[language][title]} ${countDiagnostics(diagnostics, language)}`}</summary>
      <ol>
        {sorted.map((diagnostic) => (
          <DiagnosticItem
            key={formatDiagnostic(diagnostic)}
            root={root}
            words={catalogues[language]}
            diagnostic={diagnostic}
          />
        ))}
      </ol>
    </details>
  )
}

interface DiagnosticItemProps {
  readonly root: string
  readonly words: typeof french
  readonly diagnostic: Diagnostic
}

function DiagnosticItem({ root, words, diagnostic }: DiagnosticItemProps) {
  const { file, line, column, message, severity = 'error', fix } = diagnostic
  const place = `${file}:${line}:${column}`
  const address = editorAddress(file)
  return (
    <li className={severity}>
      <p>
        <strong>{words[severity]}</strong> {message}
      </p>
      <p>
        <a data-editor href={`/__open-in-editor?file=${encodeURIComponent(join(root, place))}`}>
          {place}
        </a>{' '}
        {address && <a href={address}>{words.edit}</a>}{' '}
        {fix && (
          <button type="button" data-fix={formatDiagnostic(diagnostic)}>
            {words.fix}
          </button>
        )}
      </p>
      {/\.(?:mdx|json|txt)$/.test(file) && <pre>{excerptOf(join(root, file), diagnostic)}</pre>}
    </li>
  )
}

/** Returns the address at which /admin opens a document or a strings file; undefined for any other file. */
function editorAddress(file: string): string | undefined {
  const [, collection, name] = /^content\/\w+\/([\w-]+)\/([\w-]+)\.(?:mdx|json)$/.exec(file) ?? []
  return collection && name && `/admin#/collections/${collection}/entries/${name}`
}

/** Returns the line of a diagnostic, cut around its column, with a caret below it. */
function excerptOf(path: string, { line, column }: Diagnostic): string {
  const text = readFileSync(path, 'utf8').split('\n')[line - 1] ?? ''
  const start = Math.max(0, column - 41)
  return `${text.slice(start, start + 80)}\n${' '.repeat(column - 1 - start)}^`
}
