import { execFile } from 'node:child_process'
import { promisify, stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { siteConfig } from '../../site.config.ts'
import { today } from '../../renderer/today.ts'

/** What a build goes by besides the files: what two compared ones must have in common. */
export type BuildEnvironment = Readonly<Record<'SITE_URL' | 'FORM_ENDPOINT' | 'BUILD_DATE' | 'DEPLOY_CONTEXT', string>>

/** A build that came to nothing; its message is what the build said last. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

const LONGEST_OUTPUT = 64 * 1024 * 1024
const LINES_TOLD = 30
const failure = z.object({ stdout: z.string(), stderr: z.string() })

/** What previews are built with: as on this machine, for one day. */
export function previewEnvironment(): BuildEnvironment {
  return {
    SITE_URL: siteConfig.url,
    FORM_ENDPOINT: siteConfig.formEndpoint,
    BUILD_DATE: today(),
    DEPLOY_CONTEXT: 'preview',
  }
}

/**
 * Builds a preview of a project, by its own code, in its `dist`.
 *
 * @param root the project's root
 * @throws BuildError
 */
export async function buildPreview(root: string, environment: BuildEnvironment): Promise<void> {
  await run('npm', ['run', '--silent', 'build'], root, environment)
}

/** Installs what a project's lockfile names, without running any script of it. */
export async function installPackages(root: string): Promise<void> {
  const parameters = ['ci', '--ignore-scripts', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund']
  await run('npm', parameters, root)
}

async function run(
  program: string,
  parameters: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const options = { cwd, env: { ...process.env, ...environment }, maxBuffer: LONGEST_OUTPUT }
  try {
    await promisify(execFile)(program, [...parameters], options)
  } catch (error) {
    const { stdout, stderr } = failure.catch({ stdout: '', stderr: String(error) }).parse(error)
    const said = stripVTControlCharacters(stderr.trim() === '' ? stdout : stderr).trim()
    throw new BuildError(said.split('\n').slice(-LINES_TOLD).join('\n'), { cause: error })
  }
}
