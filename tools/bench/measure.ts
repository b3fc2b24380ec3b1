import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The resources that a process and its descendants used. */
export interface Usage {
  /** Wall-clock time. */
  readonly seconds: number
  /** Processor time. */
  readonly cpuSeconds: number
  /** Peak resident memory, in gigabytes (1024³ bytes). */
  readonly memory: number
}

const SAMPLING_INTERVAL = 50
const TICKS_PER_SECOND = 100
const BYTES_PER_PAGE = 4096

/**
 * Runs Node to its end and measures it on Linux, by sampling /proc.
 *
 * @param node the Node to run
 * @throws Error with its output, where it fails
 */
export async function measure(parameters: readonly string[], folder: string, node = process.execPath): Promise<Usage> {
  const start = performance.now()
  const child = spawn(node, parameters, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)))
  let memory = 0
  /** By process; those that have ended keep their last value. */
  const ticks = new Map<number, number>()
  const sample = () => {
    const tree = listDescendants(child.pid ?? 0)
    memory = Math.max(memory, sum(tree.map(({ pages }) => pages * BYTES_PER_PAGE)))
    for (const { id, time } of tree) ticks.set(id, time)
  }
  const timer = setInterval(sample, SAMPLING_INTERVAL)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`node ${parameters.join(' ')} failed:\n${output.join('')}`)
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: sum([...ticks.values()]) / TICKS_PER_SECOND,
    memory: memory / 1024 ** 3,
  }
}

function listDescendants(root: number) {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []))
  const found = new Set([root])
  // Process ids rarely decrease from parent to child: two passes are enough.
  for (const { id, parent } of [...all, ...all]) if (found.has(parent)) found.add(id)
  return all.filter(({ id }) => found.has(id))
}

/** Returns an empty list for a process that has ended. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function readProcess(id: number) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The manual counts fields from 1; the third is the first after the name.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const field = (number: number) => Number(fields[number - 3])
    return [{ id, parent: field(4), time: field(14) + field(15), pages: field(24) }]
  } catch {
    return []
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
