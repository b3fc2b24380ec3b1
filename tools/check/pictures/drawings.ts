import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { cacheFolder } from '../../cache.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { diagnose } from '../diagnose.ts'
import { checkSvg } from './svg.ts'

const DRAWER = fileURLToPath(new URL('drawSvg.mjs', import.meta.url))
const START_SECONDS = 4
const SECONDS_EACH = 2
/** Elements that draw more than they hold: repeated parts, and filters computed pixel by pixel. */
const REPEATING = /<(?:\w+:)?(?:use|pattern|mask|marker|filter|image)\b|stroke-dasharray/
const MANY_BYTES = 100_000

/**
 * Checks the SVG among files: what is in them, and that they can be drawn. What may take long is drawn once, in a process that
 * can be stopped.
 *
 * @param files from the project's root
 */
export function checkDrawings(root: string, files: readonly string[]): Diagnostic[] {
  const undrawn: Drawing[] = []
  const diagnostics = files
    .filter((name) => name.endsWith('.svg'))
    .flatMap((file): readonly Diagnostic[] => {
      const bytes = readFileSync(join(root, file))
      const found = checkSvg(bytes, file)
      if (found.length > 0) return found
      const mayTakeLong = bytes.length > MANY_BYTES || REPEATING.test(bytes.toString('latin1'))
      if (!mayTakeLong) return isReadable(bytes) ? [] : [diagnose('svg-undrawable', { file })]
      const mark = join(cacheFolder(root, 'drawings'), createHash('sha256').update(bytes).digest('hex'))
      if (!existsSync(mark)) undrawn.push({ file, mark })
      return []
    })
  const undrawable = undrawn.length > 0 ? findUndrawable(root, undrawn) : undefined
  return [...diagnostics, ...(undrawable ? [diagnose('svg-undrawable', undrawable)] : [])]
}

function isReadable(bytes: Buffer): boolean {
  try {
    const { width, height } = new Resvg(bytes, { font: { loadSystemFonts: false } })
    return width > 0 && height > 0
  } catch {
    return false
  }
}

interface Drawing {
  readonly file: string
  /** The file that tells the next check that this drawing is right. */
  readonly mark: string
}

/** Returns the first drawing that cannot be drawn in time; those after it are drawn once it is mended. */
function findUndrawable(root: string, drawings: readonly Drawing[]): Drawing | undefined {
  const { stdout } = spawnSync(process.execPath, [DRAWER, ...drawings.map(({ file }) => file)], {
    cwd: root,
    timeout: 1000 * (START_SECONDS + SECONDS_EACH * drawings.length),
    killSignal: 'SIGKILL',
    encoding: 'utf8',
  })
  // Without a first line, the process has not begun.
  const [begun, ...done] = stdout.split('\n')
  const drawn = drawings.filter(({ file }) => done.includes(file))
  if (drawn.length > 0) mkdirSync(cacheFolder(root, 'drawings'), { recursive: true })
  for (const { mark } of drawn) writeFileSync(mark, '')
  return begun === '' ? undefined : drawings[drawn.length]
}
