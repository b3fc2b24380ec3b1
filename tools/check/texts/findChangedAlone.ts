import type { Diagnostic } from '../../content/diagnostics.ts'
import { shorten } from '../../content/shorten.ts'
import { warn } from '../diagnose.ts'
import { baseOfBranch, runGit } from '../git.ts'
import { placeOf, readStrings, type StringsFile } from './stringsFile.ts'

/**
 * Reports texts whose words the branch changes in one language only; other figures are reported by compareLanguages() whoever
 * changed them. Without a Git history there are no diagnostics.
 *
 * @param root the project's root
 */
export function findChangedAlone(root: string, files: readonly StringsFile[]): Diagnostic[] {
  const base = baseOfBranch(root)
  const names = base === '' ? [] : runGit(root, 'diff', '--name-only', base, '--', 'content/*.json').split('\n')
  const changed = new Map(
    files
      .filter(({ file }) => names.includes(file))
      .map(({ file, texts }) => {
        const before = readStrings(file, Buffer.from(runGit(root, 'show', `${base}:${file}`)))
        const words = new Map(before.texts.map(({ key, value }) => [key, wordsOf(value)]))
        const others = texts.filter(({ key, value }) => words.has(key) && words.get(key) !== wordsOf(value))
        return [file, new Set(others.map(({ key }) => key))] as const
      }),
  )
  return files.flatMap((file) =>
    file.texts.flatMap((text) => {
      const { key, value } = text
      const others = files.filter(({ namespace }) => namespace === file.namespace && changed.get(file.file)?.has(key))
      return others.flatMap((other) => {
        const counterpart = other.texts.find((one) => one.key === key)
        if (!counterpart || changed.get(other.file)?.has(key)) return []
        const there = `${other.file}:${other.positionAt(counterpart.from).line}`
        const values = { key, here: shorten(value), there, other: shorten(counterpart.value) }
        return warn('text-changed-alone', placeOf(file, text), values)
      })
    }),
  )
}

function wordsOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '')
}
