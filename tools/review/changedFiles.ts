import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Git, splitAtZeros } from './git.ts'

/** A file of the project that differs. */
export interface ChangedFile {
  /** From the project's root; of one that was removed, its last one. */
  readonly file: string
  readonly change: 'added' | 'changed' | 'removed' | 'renamed'
  /** Where a renamed one was. */
  readonly before?: string
}

/**
 * What on the disk differs from a commit, committed or not; files that nobody added yet are added ones.
 *
 * @param git in the project's root
 * @param commit the one to compare with
 */
export async function listChangedFiles(git: Git, commit: string): Promise<ChangedFile[]> {
  // An index of its own: with what is new in it, git finds renames that were not made with git mv.
  const index = join(tmpdir(), `review-${randomUUID()}`)
  const environment = { GIT_INDEX_FILE: index }
  try {
    await git(['read-tree', 'HEAD'], environment)
    await git(['add', '--intent-to-add', '--', '.'], environment)
    const output = await git(
      ['diff', '--name-status', '-z', '--find-renames', '--relative', '--no-ext-diff', commit, '--', '.'],
      environment,
    )
    return parseNameStatus(output)
  } finally {
    await rm(index, { force: true })
  }
}

/**
 * @param output of `git diff --name-status -z`
 * @see https://git-scm.com/docs/git-diff#_raw_output_format
 */
export function parseNameStatus(output: string): ChangedFile[] {
  const parts = splitAtZeros(output)
  const files: ChangedFile[] = []
  for (let index = 0; index < parts.length;) {
    const [letter] = parts[index] ?? ''
    const file = parts[index + 1] ?? ''
    const to = parts[index + 2] ?? ''
    if (letter === 'R') files.push({ file: to, change: 'renamed', before: file })
    else if (letter === 'C') files.push({ file: to, change: 'added' })
    else files.push({ file, change: letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'changed' })
    index += letter === 'R' || letter === 'C' ? 3 : 2
  }
  return files
}
