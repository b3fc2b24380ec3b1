import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import { cacheFolder } from '../build/cache.ts'
import type { Git } from './git.ts'

/** A build that came to nothing; its message is what the build said last. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

/** What previews are built with besides the files: two that are compared have it in common. */
export const previewEnvironment = { SITE_URL: siteConfig.url, BUILD_DATE: today(), DEPLOY_CONTEXT: 'preview' }

const LONGEST_BUILD = 15 * 60_000
/** What stays in the checkout from one commit to the next, so that each build makes only what differs. */
const STAYING = new Set(['node_modules', '.cache'])
const failure = z.object({ stdout: z.string(), stderr: z.string() })

/** Builds a preview of a project by its own code, in its `dist`. @throws BuildError */
export async function buildPreview(root: string): Promise<void> {
  await run(['run', '--silent', 'build'], root, previewEnvironment)
}

/**
 * Checks a commit out beside the branch, with the packages that it needs: through an index of its own, so that the
 * repository does not notice.
 *
 * @param git in the project's root
 * @returns the folder
 * @throws BuildError where packages can't be had
 */
export async function checkOut(root: string, git: Git, hash: string): Promise<string> {
  const checkout = join(root, '.cache/review/checkout')
  await mkdir(checkout, { recursive: true })
  const old = (await readdir(checkout)).filter((name) => !STAYING.has(name))
  await Promise.all(old.map((name) => rm(join(checkout, name), { recursive: true, force: true })))
  const index = `${checkout}.index`
  await Promise.all([index, `${index}.lock`].map((file) => rm(file, { force: true })))
  const project = (await git(['rev-parse', '--show-prefix'])).trim()
  await git(['read-tree', `${hash}:${project}`], { GIT_INDEX_FILE: index })
  // From the top of the repository: elsewhere git would take its own folder for a part of the names.
  const top = (await git(['rev-parse', '--show-toplevel'])).trim()
  const write = ['-C', top, 'checkout-index', '--all', '--force', `--prefix=${checkout}/`]
  await git(write, { GIT_INDEX_FILE: index })
  await providePackages(root, checkout)
  // Fonts, PDFs and pictures that the branch has made already are most of a first build.
  if (!existsSync(cacheFolder(checkout)) && existsSync(cacheFolder(root))) {
    await cp(cacheFolder(root), `${cacheFolder(checkout)}.new`, { recursive: true })
    await rename(`${cacheFolder(checkout)}.new`, cacheFolder(checkout))
  }
  return checkout
}

/** Builds a checked-out commit, unless it was built last; gives the folder of its site. @throws BuildError */
export async function buildBase(checkout: string, hash: string): Promise<string> {
  const [note, site] = [`${checkout}.built`, `${checkout}.site`]
  const key = JSON.stringify([hash, previewEnvironment, process.version])
  if (await isNoted(note, key)) return site
  await buildPreview(checkout)
  await rm(site, { recursive: true, force: true })
  await rename(join(checkout, 'dist/client'), site)
  await writeFile(note, key)
  return site
}

/** Shared where both commits ask for the same; else its own. */
async function providePackages(root: string, checkout: string): Promise<void> {
  const read = (folder: string) => readFile(join(folder, 'package-lock.json'), 'utf8').catch(() => '')
  const [ours, theirs] = await Promise.all([read(root), read(checkout)])
  const [note, packages] = [`${checkout}.packages`, join(checkout, 'node_modules')]
  const wanted = ours === theirs ? 'shared' : theirs
  if (await isNoted(note, wanted)) return
  await rm(packages, { recursive: true, force: true })
  if (wanted === 'shared') await symlink(join(root, 'node_modules'), packages, 'junction')
  else await run(['ci', '--ignore-scripts', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'], checkout)
  await writeFile(note, wanted)
}

/** Whether work was done as it is to be done now; forgotten where it was not, until it is. */
async function isNoted(note: string, key: string): Promise<boolean> {
  if ((await readFile(note, 'utf8').catch(() => '')) === key) return true
  await rm(note, { force: true })
  return false
}

async function run(parameters: readonly string[], cwd: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const options = { cwd, env: { ...process.env, ...environment }, maxBuffer: 64 * 1024 * 1024, timeout: LONGEST_BUILD }
  try {
    await promisify(execFile)('npm', parameters, options)
  } catch (error) {
    const { stdout, stderr } = failure.catch({ stdout: '', stderr: String(error) }).parse(error)
    const said = stripVTControlCharacters(stderr.trim() === '' ? stdout : stderr).trim()
    throw new BuildError(said.split('\n').slice(-30).join('\n'), { cause: error })
  }
}
