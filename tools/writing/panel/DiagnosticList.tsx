import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import { writerLanguage } from '../../check/messages/catalogue.ts'
import {
  countDiagnostics,
  type Diagnostic,
  isError,
  languageOfReport,
  sortDiagnostics,
} from '../../content/diagnostics.ts'
import type { DiagnosticsOfPage } from './diagnosticsOfPage.ts'
import { excerptOf } from './excerpt.ts'
import type { UnpublishedPage } from './listUnpublished.ts'
import english from './words.en.json' with { type: 'json' }
import french from './words.fr.json' with { type: 'json' }

const catalogues = { fr: french, en: english }

const LONGEST_LIST = 100

/** Returns the texts in the language of the files that the diagnostics are about. */
function wordsFor(diagnostics: readonly Diagnostic[]): typeof french {
  return catalogues[languageOfReport(diagnostics)]
}

/** Renders the content of the panel, and the unpublished pages as data for its script. */
export function renderDiagnostics(
  root: string,
  { here, elsewhere }: DiagnosticsOfPage,
  unpublished: readonly UnpublishedPage[],
): string {
  const all = [...here, ...elsewhere]
  const words = wordsFor(all)
  const opensElsewhere = here.length === 0 || elsewhere.some(isError)
  return renderToStaticMarkup(
    <>
      <h2>{all.length === 0 ? words.nothing : `${countDiagnostics(all)} ${words.inContent}`}</h2>
      <DiagnosticList root={root} title="here" diagnostics={here} isOpen />
      <DiagnosticList root={root} title="elsewhere" diagnostics={elsewhere} isOpen={opensElsewhere} />
      {unpublished.map(({ address, day }) => {
        const { draft, from } = catalogues[writerLanguage(splitPath(address).locale ?? defaultLocale)]
        return (
          <data key={address} value={address}>
            {day === undefined ? draft : `${from} ${day}`}
          </data>
        )
      })}
    </>,
  )
}

interface DiagnosticListProps {
  readonly root: string
  readonly title: 'here' | 'elsewhere'
  readonly diagnostics: readonly Diagnostic[]
  readonly isOpen: boolean
}

function DiagnosticList({ root, title, diagnostics, isOpen }: DiagnosticListProps) {
  if (diagnostics.length === 0) return null
  const words = wordsFor(diagnostics)
  const sorted = sortDiagnostics(diagnostics).toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
  return (
    <details open={isOpen}>
      <summary>{`${words[title]} ${countDiagnostics(diagnostics)}`}</summary>
      <ol>
        {sorted.slice(0, LONGEST_LIST).map((diagnostic) => (
          <DiagnosticItem key={JSON.stringify(diagnostic)} root={root} diagnostic={diagnostic} />
        ))}
      </ol>
      {diagnostics.length > LONGEST_LIST && <p>{words.more}</p>}
    </details>
  )
}

function DiagnosticItem({ root, diagnostic }: { readonly root: string; readonly diagnostic: Diagnostic }) {
  const { file, line, column, message, severity = 'error', fix } = diagnostic
  const words = wordsFor([diagnostic])
  const place = `${file}:${line}:${column}`
  const source = readText(join(root, file))
  const address = editorAddress(file)
  return (
    <li className={severity}>
      <p>
        <strong>{words[severity]}</strong> {message}
      </p>
      <p>
        <a data-editor href={`/__open-in-editor?file=${encodeURIComponent(join(root, place))}`}>
          {place}
        </a>
        {address && <a href={address}>{words.edit}</a>}
        {fix && (
          <button type="button" data-fix={JSON.stringify({ file, line, column, message })}>
            {words.fix}
          </button>
        )}
      </p>
      {source !== undefined && <pre>{excerptOf(source, diagnostic)}</pre>}
    </li>
  )
}

/** Returns where /admin opens a document; undefined for all other files. */
function editorAddress(file: string): string | undefined {
  const [, collection, name] = /^content\/\w+\/([\w-]+)\/([\w-]+)\.mdx$/.exec(file) ?? []
  return collection && name && `/admin#/collections/${collection}/entries/${name}`
}

/** Returns undefined for a file that is missing or no text. */
function readText(path: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch {
    return undefined
  }
}
