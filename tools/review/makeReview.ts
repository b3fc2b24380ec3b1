import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitPath } from '../../renderer/addresses.ts'
import type { TranslatedDocument } from '../../renderer/documentTranslations.ts'
import type { Progress } from '../progress.ts'
import { type Diagnostic, isError, sortDiagnostics } from '../content/diagnostics.ts'
import { checkContentAndSpelling, readTranslations } from '../content/load.ts'
import { buildBase, buildPreview, checkOut } from './builds.ts'
import { comparePages } from './comparePages.ts'
import { git, listChangedFiles, readBranch } from './git.ts'
import type { Review, ReviewedPage } from './review.ts'
import { compareTexts, isTextsFile, type ReadFile, withoutRepetition } from './texts.ts'
import type { Words } from './words.ts'

interface ReviewOptions {
  /** The project's root. */
  readonly root: string
  /** The branch or commit to compare with; by default the main branch. */
  readonly base: string | undefined
  readonly progress: Progress
  readonly words: Words
}

/** A review and the folders of both built sites. */
export interface MadeReview {
  readonly review: Review
  /** Undefined where pages were not compared. */
  readonly before: string | undefined
  /** The branch's site; where that cannot be built, the last one that was. */
  readonly after: string
}

/**
 * Builds a preview of the working tree in `dist` and compares it with one of the commit that the branch started from.
 * Content with errors is not built: the last site that was built stays.
 *
 * @throws Error outside of a repository
 */
export async function makeReview({ root, base, progress, words }: ReviewOptions): Promise<MadeReview> {
  const branch = await readBranch(root, base)
  const hash = branch.base?.commit.hash
  const after = join(root, 'dist/client')
  const readAfter: ReadFile = (file) => readFile(join(root, file), 'utf8').catch(() => undefined)
  const readBefore: ReadFile = (file) => git(root, ['show', `${hash}:${file}`]).catch(() => undefined)
  const changedFiles = hash === undefined ? [] : await listChangedFiles(root, hash)

  const diagnostics = await progress.during(words.checking, (step) => checkContentAndSpelling(root, step))
  const checkout = hash === undefined ? undefined : await settle(checkOut(root, hash))
  const known = checkout?.value
    ? await progress.during(words.checkingBase, (step) => checkContentAndSpelling(checkout.value, step))
    : []
  const isValid = !diagnostics.some(isError)
  const hasSite = existsSync(join(after, 'index.html'))
  const [before, built] = await Promise.all([
    checkout?.value && hash !== undefined && (isValid || !hasSite)
      ? progress.during(words.buildingBase, () => settle(buildBase(checkout.value, hash)))
      : undefined,
    isValid ? progress.during(words.building, () => settle(buildPreview(root))) : { error: '' },
  ])
  if (built.error !== undefined && !hasSite && before?.value) await cp(before.value, after, { recursive: true })
  const notCompared = explain(built.error, checkout && (checkout.error ?? before?.error), checkout === undefined)
  const site = notCompared ? undefined : before?.value
  const texts = await compareTexts(changedFiles, readBefore, readAfter)
  const pages =
    site === undefined ? [] : await progress.during(words.comparing, (step) => comparePages(site, after, step))
  const documents = await readTranslations(root)
  const isListed = (file: string) => !/^content\/.*\.mdx$/.test(file) && !isTextsFile(file)
  const review: Review = {
    ...branch,
    notCompared,
    diagnostics: causedByBranch(diagnostics, known),
    ...withoutRepetition(texts, ownChangesFirst(pages, documents, changedFiles)),
    files: changedFiles.filter((file) => notCompared !== undefined || isListed(file)),
  }
  return { review, before: site, after }
}

type Settled<Value> = { readonly value: Value; readonly error?: never } | { readonly value?: never; error: string }

async function settle<Value>(work: Promise<Value>): Promise<Settled<Value>> {
  return work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  )
}

function explain(error: string | undefined, baseError: string | undefined, hasNoBase: boolean): Review['notCompared'] {
  if (error !== undefined) return { reason: 'notBuilt', message: error }
  if (baseError !== undefined) return { reason: 'baseNotBuilt', message: baseError }
  return hasNoBase ? { reason: 'noBase', message: '' } : undefined
}

/** Moves the pages whose own document changed to the front, and adds the publication of documents. */
export function ownChangesFirst(
  pages: readonly ReviewedPage[],
  documents: readonly TranslatedDocument[],
  changedFiles: readonly string[],
): readonly ReviewedPage[] {
  const byPath = new Map(documents.map((document) => [document.path, document]))
  const versionOf = ({ address, locale }: ReviewedPage) => byPath.get(splitPath(address).path)?.versions[locale]
  const isOwn = (page: ReviewedPage) =>
    page.change !== 'changed' || changedFiles.includes(versionOf(page)?.file ?? 'none')
  return pages
    .map((page) => ({ ...page, publication: versionOf(page)?.publication ?? page.publication }))
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
}

/** Returns all errors, then the warnings that the base does not have, whichever files they are in. */
export function causedByBranch(now: readonly Diagnostic[], before: readonly Diagnostic[]): Review['diagnostics'] {
  const keyOf = ({ file, message }: Diagnostic) => `${file} ${message}`
  const known = new Set(before.map(keyOf))
  return sortDiagnostics(now.filter((diagnostic) => isError(diagnostic) || !known.has(keyOf(diagnostic))))
    .toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
    .map(({ file, line, column, message, severity }) => ({
      file,
      line,
      column,
      message,
      ...(severity && { severity }),
    }))
}
