import { openThread, type Thread } from '../../build/thread.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'

/** The spelling of the content, looked up beside the development server. */
interface Spelling {
  /** What was found last; when it is first asked for, words begin to be looked up. */
  found(): readonly Diagnostic[]
  /** After a change of a file, given from the project's root. */
  refresh(file: string): void
  close(): Promise<void>
}

/** Milliseconds after a save: the page that was saved comes first. */
const PAUSE = 1000

interface SpellingListener {
  /** Something else is found than before. */
  readonly onNews: () => void
  readonly onError: (error: unknown) => void
}

/**
 * Looks words up in a thread: dictionaries take seconds to load, and pages are not to wait for them.
 *
 * @param root the project's root
 */
export function openSpelling(root: string, { onNews, onError }: SpellingListener): Spelling {
  let thread: Thread | undefined
  let found: readonly Diagnostic[] = []
  let isRunning = false
  let isAskedAgain = false
  let isClosed = false
  let waiting: NodeJS.Timeout | undefined
  const saved = new Set<string>()

  const run = async (): Promise<void> => {
    thread ??= openThread(new URL('spellingThread.ts', import.meta.url))
    isAskedAgain = false
    const files = [...saved]
    saved.clear()
    // As tools/content/load.ts has it.
    const next = (await thread.call('checkSpelling', root, files)) as readonly Diagnostic[]
    const isNews = JSON.stringify(next) !== JSON.stringify(found)
    found = next
    if (isNews) onNews()
    if (isAskedAgain) await run()
  }
  const start = () => {
    isAskedAgain = true
    if (isRunning) return
    isRunning = true
    run()
      .catch((error: unknown) => {
        if (!isClosed) onError(error)
      })
      .finally(() => {
        isRunning = false
      })
  }
  return {
    found: () => {
      if (!thread) start()
      return found
    },
    refresh: (file) => {
      clearTimeout(waiting)
      if (!thread) return
      saved.add(file)
      waiting = setTimeout(start, PAUSE)
    },
    close: async () => {
      isClosed = true
      clearTimeout(waiting)
      await thread?.close()
    },
  }
}
