import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf } from '../../content/addresses.ts'
import type { Change, Diagnostic } from '../../content/diagnostics.ts'
import type { CheckedDocument } from '../../content/loadDocument.ts'
import { diagnose, withFix } from '../messages/diagnose.ts'
import type { DeadLink } from './checkLinks.ts'

interface Removed {
  readonly diagnostics: readonly Diagnostic[]
  /** What was said of each link by itself, and is said once here. */
  readonly told: ReadonlySet<Diagnostic>
}

/**
 * Tells once of a document that Git has seen, and that was renamed or deleted while links lead to it: a new name takes the
 * old one along in `formerly`, and links to what is gone become plain text.
 *
 * @param root the project's root
 */
export function tellRemoved(root: string, documents: readonly CheckedDocument[], dead: readonly DeadLink[]): Removed {
  const links = new Map<string, DeadLink[]>()
  for (const link of dead) links.set(link.path, [...(links.get(link.path) ?? []), link])
  const told = new Set<Diagnostic>()
  if (links.size === 0) return { diagnostics: [], told }
  const removed = readRemoved(root)
  const diagnostics = [...links].flatMap(([path, all]) => {
    const [first] = all
    const newPath = removed.get(path)
    if (!first || newPath === undefined) return []
    for (const { diagnostic } of all) told.add(diagnostic)
    const renamed = documents.find(({ entry }) => entry.path === newPath)
    if (renamed) {
      const name = path.split('/').at(-1) ?? ''
      const at = { file: renamed.entry.file.slice(1), line: 1, column: 1 }
      return withFix(
        diagnose('document-renamed', at, { path, name, count: all.length }),
        writeFormerly(root, at.file, name),
      )
    }
    const fixes = all.map((link) => unlink(root, link))
    const fix = fixes.every((changes) => changes !== undefined) ? fixes.flatMap((changes) => changes ?? []) : undefined
    const files = [...new Set(all.map(({ place }) => place.file))].join(', ')
    return withFix(diagnose('document-deleted', first.place, { path, count: all.length, files }), fix)
  })
  return { diagnostics, told }
}

/** Addresses of documents that were deleted, or renamed: to what; from the history, and from what is not committed yet. */
function readRemoved(root: string): ReadonlyMap<string, string> {
  const options = ['--name-status', '--find-renames=40%', '--diff-filter=DR', '--format=']
  const listed = [
    runGit(root, ['log', '-n', '300', '--reverse', ...options, '--', 'content']),
    runGit(root, ['diff', ...options.slice(0, 3), 'HEAD', '--', 'content']),
  ]
  const removed = new Map<string, string>()
  for (const line of listed.join('\n').split('\n')) {
    const [, from = '', to = ''] = line.split('\t')
    const [path] = from.endsWith('.mdx') ? addressesOf([from]) : []
    if (path !== undefined) removed.set(path, addressesOf(to === '' ? [] : [to])[0] ?? '')
  }
  return removed
}

function runGit(root: string, parameters: readonly string[]): string {
  try {
    return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    // Not every copy of the project has its history.
    return ''
  }
}

/** A line at the end of the front matter, unless one is there. */
function writeFormerly(root: string, file: string, name: string): readonly Change[] | undefined {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line))
  if (end < 0 || lines.slice(0, end).some((line) => line.startsWith('formerly:'))) return undefined
  const at = { line: end + 1, column: 1 }
  return [{ kind: 'replace', file, from: at, to: at, text: `formerly:\n  - ${name}\n` }]
}

/** What makes `[words](/address)` the words alone; undefined of links that are written in another way. */
function unlink(root: string, { place: { file }, written }: DeadLink): readonly Change[] | undefined {
  if (!written || written.from.line !== written.to.line) return undefined
  const { line } = written.from
  const text = readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? ''
  const [before] = /\[(?:\\.|[^[\]\\])*\]\($/.exec(text.slice(0, written.from.column - 1)) ?? []
  const [after] = /^(?:\s+"[^"]*")?\)/.exec(text.slice(written.to.column - 1)) ?? []
  if (before === undefined || after === undefined) return undefined
  const remove = (from: number, to: number): Change => ({
    kind: 'replace',
    file,
    from: { line, column: from },
    to: { line, column: to },
    text: '',
  })
  const start = written.from.column - before.length
  return [remove(start, start + 1), remove(written.from.column - 2, written.to.column + after.length)]
}
