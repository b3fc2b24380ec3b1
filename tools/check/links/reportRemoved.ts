import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf } from '../../content/addresses.ts'
import type { Change, Diagnostic, Span } from '../../content/diagnostics.ts'
import type { CheckedDocument } from '../../content/loadDocument.ts'
import { diagnose, withFix, withText } from '../diagnose.ts'
import { runGit } from '../git.ts'
import type { DeadLink } from './checkLinks.ts'

interface Removed {
  readonly diagnostics: readonly Diagnostic[]
  /** The diagnostics of single links, which these stand for. */
  readonly replaced: ReadonlySet<Diagnostic>
}

/**
 * Reports documents of the Git history that were renamed or deleted while links lead to them, once for all links. The fix adds
 * the old name to `formerly` of a renamed document, and makes plain text of links to a deleted one.
 *
 * @param root the project's root
 */
export function reportRemoved(root: string, documents: readonly CheckedDocument[], dead: readonly DeadLink[]): Removed {
  const removed = dead.length > 0 ? readRemoved(root) : new Map<string, string>()
  const paths = [...new Set(dead.map(({ path }) => path))].filter((path) => removed.has(path))
  const diagnostics = paths.flatMap((path) => {
    const links = dead.filter((link) => link.path === path)
    const values = { path, count: links.length }
    const renamed = documents.find(({ entry }) => entry.path === removed.get(path))
    if (renamed) {
      const name = path.split('/').at(-1) ?? ''
      const file = renamed.entry.file.slice(1)
      const diagnostic = diagnose('document-renamed', { file }, { ...values, name })
      return withText(diagnostic, placeForFormerly(root, file), `formerly:\n  - ${name}\n`)
    }
    const fixes = links.map((link) => unlink(root, link))
    const files = [...new Set(links.map(({ place }) => place.file))].join(', ')
    return links.slice(0, 1).map(({ place }) => {
      const fix = fixes.every((changes) => changes.length > 0) ? fixes.flat() : undefined
      return withFix(diagnose('document-deleted', place, { ...values, files }), fix)
    })
  })
  const replaced = dead.filter(({ path }) => removed.has(path)).map(({ diagnostic }) => diagnostic)
  return { diagnostics, replaced: new Set(replaced) }
}

/** Returns the new address of each renamed document by its old one, and an empty one for deleted documents. */
function readRemoved(root: string): ReadonlyMap<string, string> {
  const options = ['--name-status', '--find-renames=40%', '--diff-filter=DR']
  const listed = [
    runGit(root, 'log', '-n', '300', '--reverse', '--format=', ...options, '--', 'content'),
    runGit(root, 'diff', ...options, 'HEAD', '--', 'content'),
  ]
  return new Map(
    listed
      .join('\n')
      .split('\n')
      .flatMap((line) => {
        const [, from = '', to] = line.split('\t')
        const [path] = from.endsWith('.mdx') ? addressesOf([from]) : []
        return path === undefined ? [] : [[path, (to && addressesOf([to])[0]) ?? ''] as const]
      }),
  )
}

/** Returns the end of the front matter, unless it has former names already. */
function placeForFormerly(root: string, file: string): Span | undefined {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line))
  if (end < 0 || lines.slice(0, end).some((line) => line.startsWith('formerly:'))) return undefined
  const at = { line: end + 1, column: 1 }
  return { from: at, to: at }
}

/** Returns the change that leaves only the words of `[words](/address)`; nothing for links that are written in another way. */
function unlink(root: string, { place: { file }, written }: DeadLink): Change[] {
  if (!written || written.from.line !== written.to.line) return []
  const { line } = written.from
  const text = readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? ''
  const [before, words] = /\[((?:\\.|[^[\]\\])*)\]\($/.exec(text.slice(0, written.from.column - 1)) ?? []
  const [after] = /^(?:\s+"[^"]*")?\)/.exec(text.slice(written.to.column - 1)) ?? []
  if (before === undefined || words === undefined || after === undefined) return []
  const from = { line, column: written.from.column - before.length }
  return [{ kind: 'replace', file, from, to: { line, column: written.to.column + after.length }, text: words }]
}
