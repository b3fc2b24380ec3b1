import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** What a program took, with all programs that it started. */
export interface Usage {
  /** Of the wall clock. */
  readonly seconds: number
  /** Of all processors. */
  readonly cpuSeconds: number
  /** The most that all held at once, in gigabytes (1024³ bytes). */
  readonly memory: number
}

interface Program {
  readonly command: string
  readonly parameters: readonly string[]
  readonly folder: string
}

const SAMPLED_EVERY = 50
/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html counts from 1, and after the name, which may hold spaces. */
const FIELDS_BEFORE = 3
const FIELD = { parent: 4, userTime: 14, systemTime: 15, pages: 24 }
const TICKS_PER_SECOND = 100
const BYTES_PER_PAGE = 4096

/**
 * Runs a program to its end.
 *
 * @returns what it took: sampled twenty times a second from /proc, so on Linux only
 * @throws Error with what it printed, where it fails
 */
export async function measure({ command, parameters, folder }: Program): Promise<Usage> {
  const start = performance.now()
  const child = spawn(command, parameters, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => printed.push(String(text)))
  let bytes = 0
  /** Of each process as it was last seen: it keeps that when it has ended. */
  const ticks = new Map<number, number>()
  const sample = () => {
    const tree = processesUnder(child.pid ?? 0)
    bytes = Math.max(bytes, sum(tree.map(({ pages }) => pages * BYTES_PER_PAGE)))
    for (const { id, time } of tree) ticks.set(id, time)
  }
  const timer = setInterval(sample, SAMPLED_EVERY)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} failed:\n${printed.join('')}`)
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: sum([...ticks.values()]) / TICKS_PER_SECOND,
    memory: bytes / 1024 ** 3,
  }
}

interface Process {
  readonly id: number
  readonly parent: number
  /** In ticks, its own. */
  readonly time: number
  readonly pages: number
}

/** A process and all that it started, and they. */
function processesUnder(root: number): Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []))
  const found = new Set([root])
  // A process has a higher number than its parent, but for the numbers that begin again: twice is enough.
  for (const { id, parent } of [...all, ...all]) if (found.has(parent)) found.add(id)
  return all.filter(({ id }) => found.has(id))
}

function readProcess(id: number): Process | [] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const field = (number: number) => Number(fields[number - FIELDS_BEFORE])
    return {
      id,
      parent: field(FIELD.parent),
      time: field(FIELD.userTime) + field(FIELD.systemTime),
      pages: field(FIELD.pages),
    }
  } catch {
    // It has ended meanwhile.
    return []
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
