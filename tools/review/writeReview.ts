import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { insertBars } from './bar/insertBars.tsx'
import { pagesByDocument } from './page/groupPages.ts'
import type { WhyNoPictures } from './page/ReviewPage.tsx'
import { writePage } from './page/writePage.tsx'
import { takePictures } from './pictures/takePictures.ts'
import type { Review } from './review.ts'

/** Pictures of more pages take more minutes than anybody waits. */
const MOST_PICTURED = 60

interface ReviewOptions {
  /** The project's root. */
  readonly root: string
  readonly review: Review
  /** The built site of the base; absent where there is none to compare with. */
  readonly before?: string
  /** The built site of the branch. Where it could not be built, only the review page is put there. */
  readonly after: string
  /** Whether to take pictures of the pages that changed. */
  readonly pictures: boolean
}

/**
 * Shows a review to reviewers: the review page in the built site of the branch (`/fr/review`), a bar on each of its pages
 * that leads there, and pictures of what changed. Where it was done before, it is done anew.
 *
 * @returns the review with its pictures
 * @throws ContentError where texts of the interface can't be read
 */
export async function writeReview({ root, review, before, after, pictures }: ReviewOptions): Promise<Review> {
  const isBuilt = isSite(after)
  const { reviewed, whyNoPictures } = await withPictures(review, before, isBuilt ? after : undefined, pictures)
  await writePage({ root, folder: after, review: reviewed, isBuilt, whyNoPictures })
  if (isBuilt) await insertBars(root, after, reviewed)
  return reviewed
}

function isSite(folder: string): boolean {
  return existsSync(join(folder, 'index.html'))
}

async function withPictures(
  review: Review,
  before: string | undefined,
  after: string | undefined,
  areAsked: boolean,
): Promise<{ readonly reviewed: Review; readonly whyNoPictures: WhyNoPictures | undefined }> {
  if (review.pages.length === 0) return { reviewed: review, whyNoPictures: undefined }
  if (!areAsked) return { reviewed: review, whyNoPictures: 'unasked' }
  if (before === undefined || after === undefined || !isSite(before)) {
    return { reviewed: review, whyNoPictures: 'noneBefore' }
  }
  const { ofDocuments, others } = pagesByDocument(review)
  const pages = [...[...ofDocuments.values()].flat(), ...others].slice(0, MOST_PICTURED)
  const taken = await takePictures({ before, after, pages })
  if (!taken) return { reviewed: review, whyNoPictures: 'noBrowser' }
  return {
    reviewed: {
      ...review,
      pages: review.pages.map((page) => ({ ...page, pictures: [...(taken.get(page.address) ?? page.pictures)] })),
    },
    whyNoPictures: undefined,
  }
}
