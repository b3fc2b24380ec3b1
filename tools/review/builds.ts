import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import { copyKeptFiles } from '../cache.ts'
import { listRefused, openContent } from '../content/openContent.ts'
import { startable } from '../programs.ts'
import { git } from './branch.ts'

/** The environment of both builds: pages must not differ by the day or by the site's address. */
export const previewEnvironment = { SITE_URL: siteConfig.url, BUILD_DATE: today(), DEPLOY_CONTEXT: 'preview' }

const FOLDER = '.cache/review'
/** In milliseconds. */
const LONGEST_RUN = 15 * 60_000

/**
 * Checks out a commit or a tree in a folder of its own, through an index of its own.
 *
 * @returns the folder
 */
export async function checkOut(root: string, hash: string, name = 'base'): Promise<string> {
  const checkout = join(root, FOLDER, name)
  await mkdir(checkout, { recursive: true })
  await git(root, ['--work-tree', checkout, 'read-tree', '--reset', '-u', hash], indexOf(root, name))
  return checkout
}

/**
 * Checks out the working tree, with as many files as in a commit as it takes for its content to be built: those with
 * errors, then those that the branch deleted, which others may need, then all of the content.
 *
 * @param wrong the files with errors
 * @param changedFiles the files that differ from the commit
 * @returns the folder
 */
export async function checkOutSound(
  root: string,
  hash: string,
  wrong: readonly string[],
  changedFiles: readonly string[],
): Promise<string> {
  const changed = changedFiles.filter((file) => file.startsWith('content/'))
  const deleted = changed.filter((file) => !existsSync(join(root, file)))
  const former = new Set(wrong)
  let checkout = ''
  for (const further of [[], [], deleted, changed]) {
    for (const file of further) former.add(file)
    // oxlint-disable no-await-in-loop -- each try adds the files that the one before found wrong
    checkout = await checkOutWithFormer(root, [...former], hash)
    const refused = listRefused(await openContent(checkout, { drafts: true }), true)
    // oxlint-enable no-await-in-loop
    if (refused.length === 0) break
    for (const { file } of refused) former.add(file)
  }
  return checkout
}

/** Checks out the working tree, with some of its files as they are in a commit, which may not have them. */
async function checkOutWithFormer(root: string, files: readonly string[], hash: string): Promise<string> {
  const index = { ...indexOf(root, 'tree'), GIT_LITERAL_PATHSPECS: '1' }
  await mkdir(join(root, FOLDER), { recursive: true })
  await git(root, ['read-tree', 'HEAD'], index)
  await git(root, ['add', '--all'], index)
  const listed = await git(root, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', hash])
  const inCommit = new Set(listed.split('\0'))
  const known = files.filter((file) => inCommit.has(file))
  const added = files.filter((file) => !inCommit.has(file))
  if (known.length > 0) await git(root, ['restore', '--staged', `--source=${hash}`, '--', ...known], index)
  if (added.length > 0) await git(root, ['rm', '--quiet', '--cached', '--ignore-unmatch', '--', ...added], index)
  return checkOut(root, (await git(root, ['write-tree'], index)).trim(), 'branch')
}

function indexOf(root: string, name: string) {
  return { GIT_INDEX_FILE: join(root, FOLDER, `${name}.index`) }
}

/**
 * Builds a preview of a project with its own code, in its `dist`.
 *
 * @returns the folder of the site
 * @throws Error with the output of the build
 */
export async function buildPreview(root: string): Promise<string> {
  await runNpm(root, ['run', '--silent', 'build'])
  return join(root, 'dist/client')
}

/**
 * Builds the preview of a checkout, with the project's packages if its own are the same.
 *
 * @returns the folder of the site
 * @throws Error with the output if packages cannot be installed or the site cannot be built
 */
export async function buildCheckout(root: string, checkout: string): Promise<string> {
  const packages = join(checkout, 'node_modules')
  const lockFiles = [root, checkout].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8'))
  const [ours, theirs] = await Promise.all(lockFiles)
  await rm(packages, { recursive: true, force: true })
  if (ours === theirs) await symlink(join(root, 'node_modules'), packages, 'junction')
  else await runNpm(checkout, ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'])
  // PDFs and photographs are most of a first build.
  copyKeptFiles(root, checkout)
  return buildPreview(checkout)
}

async function runNpm(cwd: string, parameters: readonly string[]): Promise<void> {
  const env = { ...process.env, ...previewEnvironment, NO_COLOR: '1' }
  const [npm, ...rest] = startable(['npm', ...parameters])
  await promisify(execFile)(npm, rest, { cwd, env, maxBuffer: 64 * 1024 * 1024, timeout: LONGEST_RUN })
}
