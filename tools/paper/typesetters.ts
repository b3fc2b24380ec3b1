import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import type { Typesetter } from './typesetter.ts'
import type { Copy } from './typeset.ts'

/** What sets PDFs and draws images beside the build, in threads of their own. */
export interface Typesetters {
  /** As many as may be under way at once. */
  readonly count: number
  /** @throws Error with what Typst says */
  set(kind: keyof Typesetter, copy: Copy): Promise<Buffer>
  close(): Promise<void>
}

/**
 * Begins when there is something to set: most builds find all of it made.
 *
 * @param root the project's root
 */
export function openTypesetters(root: string): Typesetters {
  // One processor is the build's own: with more threads than processors, all of them are slower.
  const count = Math.max(1, availableParallelism() - 1)
  let pool: Tinypool | undefined
  return {
    count,
    set: async (kind, copy) => {
      pool ??= new Tinypool({
        filename: fileURLToPath(new URL('typesetterThread.mjs', import.meta.url)),
        minThreads: 1,
        maxThreads: count,
      })
      // What is called is one of Typesetter's; a Buffer comes through as the bytes that it is.
      return Buffer.from((await pool.run({ root, copy }, { name: kind })) as Uint8Array)
    },
    close: async () => pool?.destroy(),
  }
}
