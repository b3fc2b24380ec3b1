import { spawnSync } from 'node:child_process'

/** The resources that a program used, its child processes included. */
export interface Usage {
  /** Wall-clock time. */
  readonly seconds: number
  /** Processor time. */
  readonly cpuSeconds: number
  /** Peak resident memory of the largest process, in gigabytes (1024³ bytes). */
  readonly memory: number
}

/** https://www.gnu.org/software/time/: wall-clock time, user time, system time, kilobytes. */
const FORMAT = '%e %U %S %M'

/**
 * Runs Node to its end and measures it with GNU time.
 *
 * @throws Error with its output, where it fails
 */
export function measure(parameters: readonly string[], folder: string): Usage {
  const command = [`--format=${FORMAT}`, process.execPath, ...parameters]
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const
  const { status, stdout, stderr, error } = spawnSync('/usr/bin/time', command, options)
  if (status !== 0) throw new Error(`node ${parameters.join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
  const [seconds = 0, user = 0, system = 0, kilobytes = 0] =
    stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  return { seconds, cpuSeconds: user + system, memory: kilobytes / 1024 ** 2 }
}
