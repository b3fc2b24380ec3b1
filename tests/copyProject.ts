import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { cacheFolder } from '../tools/cache.ts'

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results', 'tests'])

/** A copy of the project for tests that change it. */
export interface ProjectCopy {
  /** Its folder. */
  readonly root: string
  read(file: string): string
  write(file: string, text: string): void
  /**
   * Replaces the matches of a pattern in a file.
   *
   * @throws Error if it matches nothing
   */
  edit(file: string, pattern: string | RegExp, replacement: string): void
  /**
   * Runs a program in the copy, as from a terminal.
   *
   * @param command a program and its parameters: `tools/build/build.ts`
   * @param environment variables that differ from this process's
   */
  run(command: readonly string[], environment?: NodeJS.ProcessEnv): Promise<ProgramResult>
  remove(): void
}

/** The result of running a program. */
export interface ProgramResult {
  readonly succeeds: boolean
  readonly output: string
  readonly errors: string
}

/** Variables that make Vike assume a component test and leave out most of itself. */
const OF_TESTS = { VITEST: undefined, NODE_ENV: undefined }
const programResult = z.object({ code: z.number().optional(), stdout: z.string(), stderr: z.string() })

/**
 * Copies the project without its tests and generated files. The copy shares its packages and has a copy of the build cache, so
 * that PDFs and images come from it.
 */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name)) cpSync(name, join(root, name), { recursive: true })
  }
  // Nothing has been built yet in a fresh clone.
  if (existsSync(cacheFolder('.'))) cpSync(cacheFolder('.'), cacheFolder(root), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return {
    root,
    read,
    write,
    edit: (file, pattern, replacement) => {
      const text = read(file)
      const edited = text.replace(pattern, replacement)
      if (edited === text) throw new Error(`${file} has no ${String(pattern)}.`)
      write(file, edited)
    },
    run: async (command, environment = {}) => {
      const options = { cwd: root, env: { ...process.env, ...OF_TESTS, ...environment } }
      const program = promisify(execFile)(process.execPath, ['--import', 'tsx', ...command], options)
      // The error of a failed program has its output.
      const result = await program.catch((error: unknown) => error)
      const { code, stdout, stderr } = programResult.parse(result)
      return { succeeds: code === undefined, output: stdout, errors: stderr }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
