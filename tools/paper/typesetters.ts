import { availableParallelism } from 'node:os'
import { openThread, type Thread } from '../build/thread.ts'
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
  const threads: Thread[] = []
  let calls = 0
  return {
    count,
    set: async (kind, copy) => {
      const place = calls++ % count
      const thread = (threads[place] ??= openThread(new URL('typesetter.ts', import.meta.url)))
      // What is called is one of Typesetter's; a Buffer comes through as the bytes that it is.
      return Buffer.from((await thread.call(kind, { root, copy })) as Uint8Array)
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
