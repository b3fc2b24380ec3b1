import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder } from '../build/cache.ts'
import { type BuildEnvironment, buildPreview, installPackages } from './buildPreview.ts'
import type { Git } from './git.ts'

interface BaseBuild {
  /** The project's root. */
  readonly root: string
  /** In the project's root. */
  readonly git: Git
  /** The commit to build. */
  readonly hash: string
  readonly environment: BuildEnvironment
}

/** How many builds are kept for the next review: main moves on, and so does the day. */
const KEPT = 3
/** What stays in the checkout from one commit to the next. */
const STAYING = new Set(['node_modules', '.cache'])

/**
 * Makes a commit ready to be built as a preview, by its own code. It is built in one folder for all commits, so that it
 * makes only what differs between them.
 *
 * @returns what builds it, or takes the one that was built before, and gives the folder of the built site
 * @throws BuildError where that commit can't be built
 */
export async function prepareBase({ root, git, hash, environment }: BaseBuild): Promise<() => Promise<string>> {
  const folder = join(root, '.cache/review')
  const builds = join(folder, 'built')
  const name = createHash('sha256')
    .update(JSON.stringify([hash, environment, process.version]))
    .digest('hex')
  const built = join(builds, `${hash.slice(0, 12)}-${name.slice(0, 12)}`)
  if (existsSync(built)) {
    await utimes(built, new Date(), new Date())
    return async () => built
  }
  const checkout = join(folder, 'checkout')
  await checkOut(git, hash, checkout)
  await providePackages(root, checkout, join(folder, 'packages'))
  await lendCache(root, checkout)
  return async () => {
    await buildPreview(checkout, environment)
    await mkdir(builds, { recursive: true })
    // It is whole once it has its name: a review that is stopped before builds it again.
    await rename(join(checkout, 'dist/client'), built)
    await forgetOld(builds)
    return built
  }
}

/** The files of a commit: through an index of its own, so that the repository does not notice. */
async function checkOut(git: Git, hash: string, checkout: string): Promise<void> {
  await mkdir(checkout, { recursive: true })
  const old = (await readdir(checkout)).filter((name) => !STAYING.has(name))
  await Promise.all(old.map((name) => rm(join(checkout, name), { recursive: true, force: true })))
  const index = `${checkout}.index`
  await Promise.all([rm(index, { force: true }), rm(`${index}.lock`, { force: true })])
  const environment = { GIT_INDEX_FILE: index }
  const project = (await git(['rev-parse', '--show-prefix'])).trim()
  await git(['read-tree', `${hash}:${project}`], environment)
  // From the top of the repository: elsewhere git would take its own folder for a part of the names.
  const top = (await git(['rev-parse', '--show-toplevel'])).trim()
  await git(['-C', top, 'checkout-index', '--all', '--force', `--prefix=${checkout}/`], environment)
}

/** Shared where both commits ask for the same; else its own. */
async function providePackages(root: string, checkout: string, note: string): Promise<void> {
  const [ours, theirs] = await Promise.all([root, checkout].map((folder) => digestLockfile(folder)))
  const packages = join(checkout, 'node_modules')
  const isLink = await lstat(packages).then(
    (found) => found.isSymbolicLink(),
    () => undefined,
  )
  if (ours === theirs) {
    if (isLink === true) return
    await rm(packages, { recursive: true, force: true })
    await symlink(join(root, 'node_modules'), packages, 'junction')
    return
  }
  const installed = await readFile(note, 'utf8').catch(() => '')
  if (isLink === false && installed === theirs) return
  await rm(note, { force: true })
  if (isLink === true) await unlink(packages)
  await installPackages(checkout)
  await writeFile(note, theirs ?? '')
}

async function digestLockfile(folder: string): Promise<string> {
  const lockfile = await readFile(join(folder, 'package-lock.json')).catch(() => '')
  return createHash('sha256').update(lockfile).digest('hex')
}

/** Fonts, PDFs and images that the branch has made already are most of a first build. */
async function lendCache(root: string, checkout: string): Promise<void> {
  if (existsSync(cacheFolder(checkout)) || !existsSync(cacheFolder(root))) return
  const unfinished = join(checkout, '.cache/unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await cp(cacheFolder(root), unfinished, { recursive: true })
  await rename(unfinished, cacheFolder(checkout))
}

async function forgetOld(builds: string): Promise<void> {
  const folders = (await readdir(builds)).map((name) => join(builds, name))
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, used: (await stat(folder)).mtimeMs })))
  const old = dated.toSorted((a, b) => b.used - a.used).slice(KEPT)
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })))
}
