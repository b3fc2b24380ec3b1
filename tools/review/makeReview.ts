import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultLocale, isLocale } from '../../renderer/languages.ts'
import { allRules } from '../check/rules.ts'
import { type Diagnostic, isError, sortDiagnostics } from '../content/diagnostics.ts'
import { openContent } from '../content/openContent.ts'
import type { Progress } from '../progress.ts'
import { listChangedFiles, readBranch } from './branch.ts'
import { buildCheckout, buildPreview, checkOut, checkOutSound } from './builds.ts'
import { comparePages } from './comparePages.ts'
import { compareDocuments, compareFiles, compareTexts, documentAddress, type Versions } from './compareSources.ts'
import { removeRepetition } from './removeRepetition.ts'
import { hasNews, type Review, type ReviewedPage } from './review.ts'

/** A review and the folders of both built sites. */
export interface MadeReview {
  readonly review: Review
  /** Undefined if built pages were not compared. */
  readonly before: string | undefined
  /** The branch's site, or its base's if the branch cannot be built. */
  readonly after: string
}

/**
 * Compares the working tree with the commit that the branch started from: texts and documents by their sources, other pages and
 * looks by previews of both. The branch's preview is built in `dist`.
 *
 * @param name the branch or commit to compare with; by default the main branch
 * @throws Error outside of a repository
 */
export async function makeReview(root: string, name: string | undefined, progress: Progress): Promise<MadeReview> {
  const branch = await readBranch(root, name)
  const hash = branch.base?.commit
  const roots = { before: hash === undefined ? root : await checkOut(root, hash), after: root }
  const changedFiles = hash === undefined ? [] : await listChangedFiles(root, hash)
  const check = (title: string, folder: string) =>
    progress.during(title, async (step) => {
      const content = await openContent(folder, { drafts: true, keepsTrees: true, step })
      return { documents: content.documents, diagnostics: await allRules(content) }
    })
  const ofBranch = await check('Checking the branch', roots.after)
  const ofBase = await check('Checking its base', roots.before)
  const { diagnostics } = ofBranch
  const documents = { before: ofBase.documents, after: ofBranch.documents }
  const wrong = [...new Set(diagnostics.filter(isError).map(({ file }) => file))]
  const { notice, before, after } = await buildSites(roots, hash, { wrong, changedFiles }, progress)

  const texts = compareTexts(roots, changedFiles)
  const own = compareDocuments(roots, documents, changedFiles)
  const formerAddresses = new Map(own.map(({ address, formerAddress }) => [address, formerAddress]))
  const pages =
    before === undefined
      ? []
      : await progress.during('Comparing pages', (step) => comparePages({ before, after }, formerAddresses, step))
  const values = [...documents.before, ...documents.after].flatMap(({ entry }) => Object.values(entry.frontmatter))
  removeRepetition(texts, pages, values)
  const ofDocuments = new Map(own.map((page) => [page.address, page]))
  const ofBoth = pages.map((page) => ({ ...page, ...ofDocuments.get(page.address) }))
  // Documents come first.
  const byAddress = new Map([...own.filter(hasNews), ...ofBoth].map((page) => [page.address, page]))
  const [locale, ...otherLocales] = new Set(changedFiles.map((file) => file.split('/')[1]).filter(isLocale))
  const review: Review = {
    ...branch,
    locale: locale !== undefined && otherLocales.length === 0 ? locale : defaultLocale,
    notice,
    diagnostics: causedByBranch(diagnostics, ofBase.diagnostics).map((diagnostic) => withPage(diagnostic, after)),
    texts,
    pages: [...byAddress.values()].map((page) => markLeftOut(page, after)),
    files: compareFiles(roots, changedFiles),
  }
  return { review, before, after }
}

/**
 * Builds both previews. If the branch cannot be built, its preview has the base's versions of files with errors, or is
 * the base's.
 */
async function buildSites(
  roots: Versions<string>,
  hash: string | undefined,
  { wrong, changedFiles }: { readonly wrong: readonly string[]; readonly changedFiles: readonly string[] },
  progress: Progress,
): Promise<Omit<MadeReview, 'review'> & Pick<Review, 'notice'>> {
  const after = join(roots.after, 'dist/client')
  const buildRest = async (error: unknown) => {
    if (hash === undefined || wrong.length === 0) throw error
    return buildCheckout(roots.after, await checkOutSound(roots.after, hash, wrong, changedFiles))
  }
  const [base, branch] = await Promise.allSettled([
    hash && progress.during('Building its base', () => buildCheckout(roots.after, roots.before)),
    progress.during('Building the branch', () => buildPreview(roots.after).catch(buildRest)),
  ])
  const before = (base.status === 'fulfilled' && base.value) || undefined
  const site = branch.status === 'fulfilled' ? branch.value : before
  if (site !== undefined && site !== after) {
    await rm(after, { recursive: true, force: true })
    await cp(site, after, { recursive: true })
  }
  if (branch.status === 'rejected') {
    // Errors are listed, without what the build says of them.
    const message = wrong.length > 0 ? '' : String(branch.reason)
    return { before: undefined, after, notice: { reason: 'notBuilt', message } }
  }
  if (base.status === 'rejected') {
    return { before, after, notice: { reason: 'baseNotBuilt', message: String(base.reason) } }
  }
  const reason = before === undefined ? 'noBase' : site === after ? undefined : 'withFormerFiles'
  return { before, after, notice: reason && { reason, message: '' } }
}

/** Adds the page of a diagnostic's document, if the site has it. */
function withPage(diagnostic: Diagnostic, site: string): Review['diagnostics'][number] {
  const page = documentAddress(diagnostic.file)
  return page !== undefined && existsSync(join(site, `${page}.html`)) ? { ...diagnostic, page } : diagnostic
}

function markLeftOut(page: ReviewedPage, site: string): ReviewedPage {
  if (page.change === 'removed' || existsSync(join(site, `${page.address}.html`))) return page
  return { ...page, isLeftOut: true }
}

/** Returns all errors, then the warnings that the base does not have, in any file. */
export function causedByBranch(now: readonly Diagnostic[], before: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ file, message }: Diagnostic) => `${file} ${message}`
  const known = new Set(before.map(keyOf))
  return sortDiagnostics(now)
    .filter((diagnostic) => isError(diagnostic) || !known.has(keyOf(diagnostic)))
    .toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
}
