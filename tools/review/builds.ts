import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Progress } from '../build/progress.ts'
import { prepareBase } from './baseBuild.ts'
import { type BuildEnvironment, BuildError, buildPreview } from './buildPreview.ts'
import type { Git } from './git.ts'
import type { Review } from './review.ts'

interface Branch {
  /** The project's root. */
  readonly root: string
  readonly git: Git
  /** What it is compared with; undefined where there is nothing to compare. */
  readonly base: Review['base']
  /** Whether its content has no errors: nothing is built of what has. */
  readonly isRight: boolean
  readonly environment: BuildEnvironment
  readonly progress: Progress
}

/** What became of both builds. */
export interface Builds {
  /** The folder of the base's built site, where there is one. */
  readonly before: string | undefined
  /** The folder of the branch's; empty where it could not be built. */
  readonly after: string
  readonly notCompared: Review['notCompared']
}

/** Builds a preview of the branch, in `dist`, and one of its base. */
export async function makeBuilds({ root, git, base, isRight, environment, progress }: Branch): Promise<Builds> {
  const after = join(root, 'dist/client')
  if (!isRight) return withoutSite(after, 'The content has errors.')

  // Before the branch's build writes what the base's is lent.
  const prepared = base && (await orError(prepareBase({ root, git, hash: base.commit.hash, environment })))
  const [ofBase, ofBranch] = await Promise.all([
    base && prepared && isMade(prepared)
      ? progress.during(`Building ${base.name}`, () => orError(prepared()))
      : prepared,
    progress.during('Building this branch', () => orError(buildPreview(root, environment))),
  ])
  if (ofBranch instanceof BuildError) return withoutSite(after, ofBranch.message)
  if (ofBase instanceof BuildError) {
    return { before: undefined, after, notCompared: { reason: 'baseNotBuilt', message: ofBase.message } }
  }
  return { before: typeof ofBase === 'string' ? ofBase : undefined, after, notCompared: undefined }
}

/** What was there is another site: with it, the page of the review would speak of pages that are not the branch's. */
async function withoutSite(after: string, message: string): Promise<Builds> {
  await rm(after, { recursive: true, force: true })
  await mkdir(after, { recursive: true })
  return { before: undefined, after, notCompared: { reason: 'notBuilt', message } }
}

function isMade<Result>(result: Result | BuildError): result is Result {
  return !(result instanceof BuildError)
}

/** @throws what is no failed build */
function orError<Result>(work: Promise<Result>): Promise<Result | BuildError> {
  return work.catch((error: unknown) => {
    if (error instanceof BuildError) return error
    throw error
  })
}
