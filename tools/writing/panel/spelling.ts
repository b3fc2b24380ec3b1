import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Diagnostic } from '../../content/diagnostics.ts'

/** The spelling of the content, checked in a thread beside the development server. */
interface Spelling {
  /** Returns the last diagnostics; the first call starts the check. */
  found(): readonly Diagnostic[]
  /** Checks again after a change of a file, given from the project's root. */
  refresh(file: string): void
  close(): Promise<void>
}

/** Milliseconds after a save, so that the saved page comes first. */
const PAUSE = 1000

interface SpellingListener {
  /** Called where the diagnostics differ from the last ones. */
  readonly onChange: () => void
  readonly onError: (error: unknown) => void
}

/**
 * Starts a thread for the spelling with the first request: dictionaries take seconds to load.
 *
 * @param root the project's root
 */
export function openSpelling(root: string, { onChange, onError }: SpellingListener): Spelling {
  let thread: Worker | undefined
  let found: readonly Diagnostic[] = []
  let isClosed = false
  let waiting: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const saved = new Set<string>()

  const check = async (): Promise<void> => {
    thread ??= new Worker(new URL('spellingThread.mjs', import.meta.url), { workerData: root })
    const files = [...saved]
    saved.clear()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(files)
    // The answer of checkSpellingOfContent() in tools/content/load.ts.
    const [next] = (await once(thread, 'message')) as [readonly Diagnostic[]]
    const isChanged = JSON.stringify(next) !== JSON.stringify(found)
    found = next
    if (isChanged) onChange()
  }
  const start = () => {
    running = running.then(check).catch((error: unknown) => {
      // An error ends the thread: the next question starts another.
      thread = undefined
      if (!isClosed) onError(error)
    })
  }
  return {
    found: () => {
      if (!thread) start()
      return found
    },
    refresh: (file) => {
      if (!thread) return
      saved.add(file)
      clearTimeout(waiting)
      waiting = setTimeout(start, PAUSE)
    },
    close: async () => {
      isClosed = true
      clearTimeout(waiting)
      await thread?.terminate()
    },
  }
}
