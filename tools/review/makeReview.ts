import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentPath } from '../../content/collections.ts'
import { splitPath } from '../../renderer/addresses.ts'
import { locales } from '../../renderer/languages.ts'
import type { Progress } from '../build/progress.ts'
import { type Diagnostic, isError, sortDiagnostics } from '../content/diagnostics.ts'
import { checkContentAndSpelling, readTranslations } from '../content/load.ts'
import { buildBase, BuildError, buildPreview, checkOut } from './builds.ts'
import { compareLines } from './compareLines.ts'
import { comparePages } from './comparePages.ts'
import { describeDocuments, pairRenamed, readDocumentFile, renamedAddresses } from './documents.ts'
import { openGit } from './git.ts'
import { type ChangedFile, listChangedFiles, readHistory } from './history.ts'
import type { Review } from './review.ts'
import { describeTexts, isTextsFile, type ReadFile, tellOnce } from './texts.ts'
import type { Words } from './words.ts'

interface ReviewedBranch {
  /** The project's root. */
  readonly root: string
  /** The branch or commit to compare with; the main branch, where none is given. */
  readonly base: string | undefined
  readonly progress: Progress
  readonly words: Words
}

/** What a branch changes, and the folders of both built sites. */
export interface MadeReview {
  readonly review: Review
  /** Undefined where nothing could be compared. */
  readonly before: string | undefined
  /** The one of the branch; where that could not be built, the last site that could. */
  readonly after: string
}

/**
 * Builds a preview of a branch, in `dist`, and compares it with the one of the commit that it began at. Content with errors
 * is not built: its review is put over the last site that could be.
 *
 * @throws Error where there is no history
 */
export async function makeReview(branch: ReviewedBranch): Promise<MadeReview> {
  const { root, base, progress, words } = branch
  const git = openGit(root)
  const history = await readHistory(git, base)
  const hash = history.base?.commit.hash
  const readNow: ReadFile = (file) => readFile(join(root, file), 'utf8').catch(() => undefined)
  // As seen from the project, wherever it is in the repository.
  const readBefore: ReadFile = (file) => git(['show', `${hash}:./${file}`]).catch(() => undefined)
  const changes = hash === undefined ? [] : await pairRenamed(await listChangedFiles(git, hash), readNow)

  const found = await progress.during(words.checking, (step) => checkContentAndSpelling(root, step))
  const checkout = hash === undefined ? undefined : await orError(checkOut(root, git, hash))
  const known =
    typeof checkout === 'string'
      ? await progress.during(words.checkingBase, (step) => checkContentAndSpelling(checkout, step))
      : []
  const isRight = !found.some(isError)
  const { before, after, notCompared } = await buildBoth(branch, checkout, hash ?? '', isRight)
  const documents = await describeDocuments({
    changes,
    translations: await readTranslations(root),
    readNow,
    readBefore,
    hasPage: (address) => existsSync(join(after, `${address}.html`)),
  })
  const pages =
    before === undefined
      ? await compareSources(documents, readBefore, readNow)
      : await progress.during(words.comparing, (step) =>
          comparePages({ before, after, renamed: renamedAddresses(documents), step }),
        )
  const paths = new Set(documents.map(({ collection, slug }) => documentPath(collection, slug)))
  const texts = await describeTexts(changes, readBefore, readNow)
  const rank = (address: string) => (paths.has(splitPath(address).path) ? 0 : 1)
  const ranked = pages.toSorted((a, b) => rank(a.address) - rank(b.address))
  const review: Review = {
    ...history,
    notCompared,
    flaws: causedByBranch(found, known, changes),
    ...(notCompared ? { texts, pages } : tellOnce(texts, ranked)),
    documents,
    files: changes
      .filter(({ file }) => !readDocumentFile(file) && !isTextsFile(file))
      .map(({ file, change }) => ({ file, change })),
  }
  return { review, before, after }
}

/** What differs in the documents themselves, where there are no two sites to compare. */
async function compareSources(
  documents: Review['documents'],
  readBefore: ReadFile,
  readNow: ReadFile,
): Promise<Review['pages']> {
  const compared = documents.flatMap(({ versions }) =>
    locales.map(async (locale): Promise<Review['pages']> => {
      const { file, formerFile = file, change, production } = versions[locale]
      if (production === undefined || (change !== 'changed' && change !== 'renamed')) return []
      const [old = '', young = ''] = await Promise.all([readBefore(formerFile), readNow(file)])
      const passages = compareLines(old.split('\n'), young.split('\n'), locale)
      const page = { address: production, locale, hasOtherWords: true, passages, newLinks: [], pictures: [] }
      return [{ ...page, change: 'changed' }]
    }),
  )
  return (await Promise.all(compared)).flat()
}

/**
 * What is wrong now and was not before, wherever it is: an orphaned portrait is told of a file that nobody touched. All
 * errors, since nothing can be built with them; they come first.
 */
export function causedByBranch(
  now: readonly Diagnostic[],
  before: readonly Diagnostic[],
  changes: readonly ChangedFile[],
): Review['flaws'] {
  const names = new Map(changes.map(({ file, before: was = file }) => [was, file]))
  const known = before.map(({ file, message }) => `${names.get(file) ?? file} ${message}`)
  const caused = now.filter((flaw) => {
    const index = known.indexOf(`${flaw.file} ${flaw.message}`)
    if (index !== -1) known.splice(index, 1)
    return index === -1 || isError(flaw)
  })
  return sortDiagnostics(caused)
    .toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
    .map(({ file, line, column, message, severity }) => ({
      file,
      line,
      column,
      message,
      ...(severity && { severity }),
    }))
}

type Checkout = string | BuildError | undefined

async function buildBoth(
  { root, progress, words }: ReviewedBranch,
  checkout: Checkout,
  hash: string,
  isRight: boolean,
) {
  const after = join(root, 'dist/client')
  const hasSite = existsSync(join(after, 'index.html'))
  const [base, error] = await Promise.all([
    // Where the branch can't be built, what it began at is better than no site.
    typeof checkout === 'string' && (isRight || !hasSite)
      ? progress.during(words.buildingBase, () => orError(buildBase(checkout, hash)))
      : undefined,
    isRight ? progress.during(words.building, () => orError(buildPreview(root))) : new BuildError(''),
  ])
  const before = typeof base === 'string' ? base : undefined
  if (error && !hasSite && before !== undefined) await cp(before, after, { recursive: true })
  const failed = [checkout, base].find((one) => one instanceof BuildError)
  const notCompared: Review['notCompared'] = error
    ? { reason: 'notBuilt', message: error.message }
    : failed instanceof BuildError
      ? { reason: 'baseNotBuilt', message: failed.message }
      : checkout === undefined
        ? { reason: 'noBase', message: '' }
        : undefined
  return { before: notCompared ? undefined : before, after, notCompared }
}

/** @throws what is no failed build */
function orError<Result>(work: Promise<Result>): Promise<Result | BuildError> {
  return work.catch((error: unknown) => {
    if (error instanceof BuildError) return error
    throw error
  })
}
