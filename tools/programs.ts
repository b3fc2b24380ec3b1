import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** A program and its parameters, as in a script of package.json: `tsx tools/build/build.ts`. */
export type Command = readonly [name: string, ...parameters: string[]]

// Commands of `npm run check` and `npm test`. Documents are not formatted: a translator's pull request must not fail over the
// alignment of a table, and the formatter would join the tags of a component with its text.
export const FORMAT: Command = ['oxfmt', '--check', '.', '!content/**/*.mdx']
export const LINT: Command = ['oxlint', '--deny-warnings']
/** Finds declarations that no browser knows, and would ignore silently. */
export const STYLES: Command = ['stylelint', '{components,pages,renderer,tools}/**/*.css']
export const TYPES: Command = ['tsc']
export const CONTENT: Command = ['tsx', 'tools/check/checkContent.ts']

/** The packages of programs, by the name of the program. */
const PACKAGES: Readonly<Record<string, string>> = {
  oxfmt: 'oxfmt',
  oxlint: 'oxlint',
  playwright: 'playwright',
  stylelint: 'stylelint',
  tsc: 'typescript',
  tsx: 'tsx',
  vitest: 'vitest',
}

const { resolve } = createRequire(import.meta.url)
/** https://docs.npmjs.com/cli/v11/configuring-npm/package-json#bin */
const packageFile = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) })

/**
 * Returns a command that `child_process` can start on every system: this Node with the file of the program, for programs of
 * packages and for npm. What starts them from a terminal on Windows is a script, which only a shell can run.
 *
 * @throws Error that says what to do if the package is not installed
 */
export function startable([name, ...parameters]: Command): Command {
  if (name === 'npm') return [...findNpm(), ...parameters]
  const packageName = PACKAGES[name]
  return packageName === undefined
    ? [name, ...parameters]
    : [process.execPath, findProgram(packageName, name), ...parameters]
}

/**
 * Runs a command with this process's terminal. If it cannot be started or is stopped, an error says so.
 *
 * @param environment variables that differ from this process's
 * @returns whether it has succeeded
 */
export function runCommand(command: Command, environment: NodeJS.ProcessEnv = {}): boolean {
  const [name] = command
  try {
    const [program, ...parameters] = startable(command)
    const options = { stdio: 'inherit', env: { ...process.env, ...environment } } as const
    const { error, status, signal } = spawnSync(program, parameters, options)
    if (error) throw error
    if (signal) console.error(`${name} was stopped by ${signal}.`)
    return status === 0
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`${name} cannot be started: ${reason}`)
    return false
  }
}

function findProgram(packageName: string, name: string): string {
  let file: string
  try {
    file = resolve(`${packageName}/package.json`)
  } catch (cause) {
    throw new Error(`the package ${packageName} is not installed. Run npm ci.`, { cause })
  }
  const { bin } = packageFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const program = typeof bin === 'string' ? bin : bin[name]
  if (program === undefined) throw new Error(`the package ${packageName} has no program ${name}. Run npm ci.`)
  return join(dirname(file), program)
}

/** Returns the npm that runs this script, the one beside this Node (on Windows), or the one on the PATH. */
function findNpm(): Command {
  const besideNode = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')
  const file = [process.env['npm_execpath'] ?? '', besideNode].find(
    (path) => path.endsWith('npm-cli.js') && existsSync(path),
  )
  return file === undefined ? ['npm'] : [process.execPath, file]
}
