import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  countDiagnostics,
  type Diagnostic,
  isError,
  languageOfReport,
  sortDiagnostics,
} from '../../content/diagnostics.ts'
import { excerptOf } from './excerpt.ts'
import type { FlawsOfPage } from './flawsOfPage.ts'
import type { UnpublishedPage } from './listUnpublished.ts'

/** Beyond these, a list is no longer read; the terminal has them all. */
const MOST = 100

/** What the panel says around the messages, in the language of whoever writes the files. */
const WORDS = {
  fr: {
    nothing: 'Le contenu est en ordre',
    inContent: 'dans le contenu',
    here: 'Sur cette page',
    elsewhere: 'Ailleurs',
    error: 'Erreur',
    warning: 'Avertissement',
    fix: 'Corriger',
    colon: '\u00a0:',
  },
  en: {
    nothing: 'The content is in order',
    inContent: 'in the content',
    here: 'On this page',
    elsewhere: 'Elsewhere',
    error: 'Error',
    warning: 'Warning',
    fix: 'Fix it',
    colon: ':',
  },
} as const

/** The panel's content, as HTML, and the pages that it marks. */
export function renderFlaws(root: string, flaws: FlawsOfPage, unpublished: readonly UnpublishedPage[]): string {
  return renderToStaticMarkup(
    <>
      <Flaws root={root} {...flaws} />
      {unpublished.map(({ address, day }) => (
        <data key={address} value={address}>
          {day === undefined ? 'Draft' : `From ${day}`}
        </data>
      ))}
    </>,
  )
}

function Flaws({ root, here, elsewhere }: FlawsOfPage & { readonly root: string }) {
  const all = [...here, ...elsewhere]
  const words = WORDS[languageOfReport(all)]
  return (
    <>
      <h2>{all.length === 0 ? words.nothing : `${countDiagnostics(all)} ${words.inContent}`}</h2>
      {here.length > 0 && <FlawList root={root} title={words.here} flaws={here} isOpen />}
      {elsewhere.length > 0 && (
        <FlawList
          root={root}
          title={words.elsewhere}
          flaws={elsewhere}
          isOpen={here.length === 0 || elsewhere.some(isError)}
        />
      )}
    </>
  )
}

interface FlawListProps {
  readonly root: string
  readonly title: string
  readonly flaws: readonly Diagnostic[]
  readonly isOpen: boolean
}

function FlawList({ root, title, flaws, isOpen }: FlawListProps) {
  const words = WORDS[languageOfReport(flaws)]
  const sources = new Map<string, string | undefined>()
  const sourceOf = (file: string) => {
    if (!sources.has(file)) sources.set(file, readText(join(root, file)))
    return sources.get(file)
  }
  const sorted = sortDiagnostics(flaws).toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
  return (
    <details open={isOpen}>
      <summary>{`${title}${words.colon} ${countDiagnostics(flaws)}`}</summary>
      <ol>
        {sorted.slice(0, MOST).map((flaw) => (
          <Flaw key={JSON.stringify(flaw)} root={root} flaw={flaw} source={sourceOf(flaw.file)} />
        ))}
      </ol>
      {flaws.length > MOST && <p>{`+ ${flaws.length - MOST}${words.colon} npm run check`}</p>}
    </details>
  )
}

interface FlawProps {
  readonly root: string
  readonly flaw: Diagnostic
  /** Undefined where the file is no text. */
  readonly source: string | undefined
}

function Flaw({ root, flaw, source }: FlawProps) {
  const { file, line, column, message, fix } = flaw
  const words = WORDS[languageOfReport([flaw])]
  const place = `${file}:${line}:${column}`
  return (
    <li className={isError(flaw) ? 'error' : 'warning'}>
      <p>
        <strong>{isError(flaw) ? words.error : words.warning}</strong> {message}
      </p>
      <p>
        <a data-editor href={`/__open-in-editor?file=${encodeURIComponent(`${join(root, file)}:${line}:${column}`)}`}>
          {place}
        </a>
        {fix && (
          <button type="button" data-fix={JSON.stringify({ file, line, column, message })}>
            {words.fix}
          </button>
        )}
      </p>
      {source !== undefined && <pre>{excerptOf(source, flaw)}</pre>}
    </li>
  )
}

function readText(path: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch {
    return undefined
  }
}
