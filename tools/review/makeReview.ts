import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteConfig } from '../../site.config.ts'
import type { Progress } from '../build/progress.ts'
import { isError } from '../content/diagnostics.ts'
import { checkContentAndSpelling, readDocuments, readTranslations } from '../content/load.ts'
import { dateOf } from '../content/publication.ts'
import { makeBuilds } from './builds.ts'
import { previewEnvironment } from './buildPreview.ts'
import { describeChangedDocuments, readDocumentFile, renamedAddresses } from './changedDocuments.ts'
import { type ChangedFile, listChangedFiles } from './changedFiles.ts'
import { describeChangedTexts, isTextsFile } from './changedTexts.ts'
import { collectFlaws } from './collectFlaws.ts'
import { comparePages } from './comparePages.ts'
import { type Git, openGit } from './git.ts'
import { readHistory } from './history.ts'
import type { Review } from './review.ts'
import { readTitle } from './readTitle.ts'

interface ReviewedBranch {
  /** The project's root. */
  readonly root: string
  /** The branch or commit to compare with; the main branch, where none is given. */
  readonly base: string | undefined
  readonly progress: Progress
}

/** What a branch changes, and the folders of both built sites. */
export interface MadeReview {
  readonly review: Review
  /** Absent where the base was not built. */
  readonly before?: string
  /** Empty where the branch could not be built. */
  readonly after: string
}

/**
 * Builds a preview of a branch, in `dist`, and compares it with the one of its base.
 *
 * @throws GitError where there is no history, or no base of the name that was given
 */
export async function makeReview({ root, base, progress }: ReviewedBranch): Promise<MadeReview> {
  const git = openGit(root)
  const { whyNoBase, ...history } = await readHistory(git, base)
  const changes = history.base ? await listChangedFiles(git, history.base.commit.hash) : []
  const environment = previewEnvironment()
  // What is read here and what is built are of one day.
  process.env['BUILD_DATE'] = environment.BUILD_DATE

  const diagnostics = await progress.during('Checking the content', (step) => checkContentAndSpelling(root, step))
  const { before, after, notCompared } = await makeBuilds({
    root,
    git,
    base: changes.length > 0 ? history.base : undefined,
    isRight: !diagnostics.some(isError),
    environment,
    progress,
  })
  const readBefore = (file: string) => readAtBase(git, history.base, file)
  const documents = await describeDocuments(root, changes, readBefore, after)
  const reason =
    notCompared ?? (whyNoBase === undefined ? undefined : ({ reason: 'noBase', message: whyNoBase } as const))
  const review: Review = {
    ...history,
    ...(reason && { notCompared: reason }),
    production: siteConfig.url,
    documents,
    texts: await describeChangedTexts(changes, readBefore, (file) =>
      readFile(join(root, file), 'utf8').catch(() => undefined),
    ),
    files: changes
      .filter(
        ({ file, before: was = file }) => ![file, was].some((name) => readDocumentFile(name) || isTextsFile(name)),
      )
      .map(({ file, change }) => ({ file, change })),
    pages:
      before === undefined
        ? []
        : await progress.during('Comparing pages', () =>
            comparePages({ before, after, siteUrl: siteConfig.url, renamed: renamedAddresses(documents) }),
          ),
    flaws: collectFlaws(diagnostics, documents, changes),
  }
  return { review, ...(before !== undefined && { before }), after }
}

async function readAtBase(git: Git, base: Review['base'], file: string): Promise<string | undefined> {
  // As seen from the project, wherever it is in the repository.
  return base && git(['show', `${base.commit.hash}:./${file}`]).catch(() => undefined)
}

async function describeDocuments(
  root: string,
  changes: readonly ChangedFile[],
  readBefore: (file: string) => Promise<string | undefined>,
  site: string,
): Promise<Review['documents']> {
  const days = new Map((await readDocuments(root)).map(({ entry }) => [entry.file.slice(1), dateOf(entry.frontmatter)]))
  return describeChangedDocuments({
    changes,
    translations: await readTranslations(root),
    dayOf: (file) => days.get(file),
    titleBefore: async (file) => readTitle((await readBefore(file)) ?? ''),
    hasPage: (address) => existsSync(join(site, `${address}.html`)),
  })
}
