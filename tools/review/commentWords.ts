import type { Review, ReviewedPage, ReviewedVersion } from './review.ts'

/** Every word of the comment on a pull request; the texts of pages and documents are their own. */
export const commentWords = {
  nothing: 'This branch changes nothing that the site is made of.',
  noPages: 'No page of the site differs.',
  reviewPage: 'See the review page',
  localReview: 'To see it on your machine: `npm run review`, then `npm run preview`.',
  uncommitted: 'Some of it is not committed yet.',
  documents: 'Documents',
  pages: 'Pages',
  texts: 'Texts of the interface',
  flaws: 'What is wrong',
  newLinks: 'New links to other sites',
  files: 'Other files',
  document: 'Document',
  page: 'Page',
  whatDiffers: 'What differs',
  weight: 'Weight',
  file: 'File',
  keys: 'Keys',
  preview: 'preview',
  production: 'now',
  notThere: '–',
  more: (number: number) => `… and ${number.toLocaleString('en')} more`,
  counted: {
    documents: ['document', 'documents'],
    texts: ['file of texts', 'files of texts'],
    files: ['other file', 'other files'],
    pages: ['page differs', 'pages differ'],
    errors: ['error', 'errors'],
    warnings: ['warning', 'warnings'],
    newLinks: ['new link to another site', 'new links to other sites'],
    keys: ['key', 'keys'],
  },
  notCompared: {
    noBase: 'Nothing could be compared, for the branch has no base.',
    baseNotBuilt: 'Pages were not compared, for the base could not be built.',
    notBuilt: 'The site can’t be built from this branch.',
  } satisfies Record<NonNullable<Review['notCompared']>['reason'], string>,
  change: {
    added: 'added',
    changed: 'changed',
    removed: 'removed',
    renamed: 'renamed',
    unchanged: 'unchanged',
    absent: 'not there',
  } satisfies Record<ReviewedVersion['change'], string>,
  aspect: {
    words: 'words',
    markup: 'markup',
    styles: 'styles',
    script: 'script',
    head: 'head',
  } satisfies Record<ReviewedPage['aspects'][number], string>,
  state: {
    original: 'original',
    current: 'translation up to date',
    stale: '**the original has changed since**',
    unconfirmed: '**translation to confirm**',
    untranslated: '**to translate**',
    missing: '**translation missing**',
    wrong: '**has errors**',
  } satisfies Record<NonNullable<ReviewedVersion['state']>, string>,
  draft: 'draft',
  scheduled: (day: string) => `scheduled for ${day}`,
  newWeight: (bytes: number) => `${bytes.toLocaleString('en')} B`,
  changedWeight: (difference: number) => `${difference > 0 ? '+' : '−'}${Math.abs(difference).toLocaleString('en')} B`,
} as const

/** `1 document`, `2 documents`. */
export function count(number: number, [one, many]: readonly [one: string, many: string]): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}
