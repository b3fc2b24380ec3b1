import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

/** What git said instead of doing what it was asked. */
export class GitError extends Error {
  override readonly name = 'GitError'
}

/** Git in one folder: gives what the command prints. */
export type Git = (parameters: readonly string[], environment?: NodeJS.ProcessEnv) => Promise<string>

/** Hooks set them, for the repository that they run in: they would win over the folder. */
const OF_HOOKS = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined, GIT_PREFIX: undefined }
/** Nobody is there to type a password, and what git says is looked into. */
const UNATTENDED = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', LC_ALL: 'C' }
const LONGEST_OUTPUT = 256 * 1024 * 1024
const LONGEST_WAIT = 120_000

const failure = z.object({ code: z.union([z.number(), z.string()]).nullish(), stderr: z.string().optional() })

/**
 * @param folder any in the repository
 * @returns what runs git there; it throws GitError
 */
export function openGit(folder: string): Git {
  return async (parameters, environment = {}) => {
    try {
      const { stdout } = await promisify(execFile)('git', [...parameters], {
        cwd: folder,
        env: { ...process.env, ...OF_HOOKS, ...UNATTENDED, ...environment },
        maxBuffer: LONGEST_OUTPUT,
        timeout: LONGEST_WAIT,
      })
      return stdout
    } catch (error) {
      const { code, stderr = '' } = failure.parse(error)
      if (code === 'ENOENT') throw new GitError('There is no git: install it (https://git-scm.com).')
      const said = stderr.trim().replace(/^fatal: /, '')
      throw new GitError(said === '' ? `git ${parameters[0]} failed.` : said, { cause: error })
    }
  }
}

/** What git prints with `-z`: names as they are, whatever is in them. */
export function splitAtZeros(output: string): string[] {
  return output.split('\0').filter((part) => part !== '')
}

/** Whether git does what it is asked. */
export function succeeds(run: Promise<string>): Promise<boolean> {
  return run.then(
    () => true,
    () => false,
  )
}
