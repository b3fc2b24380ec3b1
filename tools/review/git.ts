import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Git in one folder: gives what the command prints. */
export type Git = (parameters: readonly string[], environment?: NodeJS.ProcessEnv) => Promise<string>

/** Hooks set them, for the repository that they run in: they would win over the folder. */
const OF_HOOKS = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined, GIT_PREFIX: undefined }
/** Nobody is there to type a password. */
const UNATTENDED = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', LC_ALL: 'C' }

/** @returns what runs git in a folder; it throws Error with what git says */
export function openGit(folder: string): Git {
  return async (parameters, environment = {}) => {
    const { stdout } = await promisify(execFile)('git', [...parameters], {
      cwd: folder,
      env: { ...process.env, ...OF_HOOKS, ...UNATTENDED, ...environment },
      maxBuffer: 256 * 1024 * 1024,
      timeout: 120_000,
    })
    return stdout
  }
}
