import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import { cacheFolder } from '../cache.ts'
import { git } from './git.ts'

/** The environment of both builds: pages must not differ by the day or by the site's address. */
export const previewEnvironment = { SITE_URL: siteConfig.url, BUILD_DATE: today(), DEPLOY_CONTEXT: 'preview' }

const LONGEST_BUILD = 15 * 60_000
const failure = z.object({ stdout: z.string(), stderr: z.string() })

/**
 * Builds a preview of a project with its own code, in its `dist`.
 *
 * @throws Error with the end of the build's output
 */
export async function buildPreview(root: string): Promise<void> {
  await runNpm(['run', '--silent', 'build'], root)
}

/**
 * Checks out a commit in a folder beside the branch, through an index of its own, and provides its packages.
 *
 * @returns the folder
 * @throws Error where its packages cannot be installed
 */
export async function checkOut(root: string, hash: string): Promise<string> {
  const checkout = join(root, '.cache/review/checkout')
  await mkdir(join(checkout, '.cache'), { recursive: true })
  const index = { GIT_INDEX_FILE: join(checkout, '.cache/index') }
  await git(root, ['--work-tree', checkout, 'read-tree', '--reset', '-u', hash], index)

  const packages = join(checkout, 'node_modules')
  const lockFiles = [root, checkout].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8'))
  const [ours, theirs] = await Promise.all(lockFiles)
  await rm(packages, { recursive: true, force: true })
  if (ours === theirs) await symlink(join(root, 'node_modules'), packages, 'junction')
  else
    await runNpm(['ci', '--ignore-scripts', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'], checkout)
  // PDFs and photographs are most of a first build.
  if (!existsSync(cacheFolder(checkout)) && existsSync(cacheFolder(root))) {
    await cp(cacheFolder(root), cacheFolder(checkout), { recursive: true })
  }
  return checkout
}

/**
 * Builds a checked-out commit, unless it is the last one that was built.
 *
 * @returns the folder of the site
 * @throws Error with the end of the build's output
 */
export async function buildBase(checkout: string, hash: string): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify([hash, previewEnvironment]))
  const site = join(dirname(checkout), 'sites', key.digest('hex').slice(0, 16))
  if (existsSync(site)) return site
  await buildPreview(checkout)
  await rm(dirname(site), { recursive: true, force: true })
  await mkdir(dirname(site))
  await rename(join(checkout, 'dist/client'), site)
  return site
}

async function runNpm(parameters: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, ...previewEnvironment }
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024, timeout: LONGEST_BUILD }
  try {
    await promisify(execFile)('npm', parameters, options)
  } catch (error) {
    const { stdout, stderr } = failure.catch({ stdout: '', stderr: String(error) }).parse(error)
    const output = stripVTControlCharacters(stderr.trim() || stdout).trim()
    throw new Error(output.split('\n').slice(-30).join('\n'), { cause: error })
  }
}
