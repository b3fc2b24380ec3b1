import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findRepeat } from './findRepeat.ts'
import type { ReceivedMessage } from './message.ts'
import { isMissing, readMessage, submissionIdOf, writeMessage, writeRepeat, type MessageFile } from './messageFile.ts'

/** Runs a piece of work when all that was given before has ended, and hands on what becomes of it. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Makes a queue for work that must not meet other work of its kind half done. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    // What fails is told to who asked for it, not to the next.
    last = turn.catch(() => {})
    return turn
  }
}

/** Messages on disk, a folder for each. */
export interface Store {
  /** The path for a folder of a message that is still coming in. Nothing is there yet. */
  newDraft(): string
  /**
   * Makes a draft a message or, where it is a repeat of one, notes that this came again. Where another message has its
   * id, it gets a new one.
   */
  keep(draft: string, submission: MessageFile): Promise<void>
  /** Removes a draft, if it is still one. */
  discard(draft: string): Promise<void>
  /** Newest first. */
  list(): Promise<ReceivedMessage[]>
  find(id: string): Promise<ReceivedMessage | null>
  remove(id: string): Promise<void>
  removeAll(): Promise<void>
}

/** Ids are names of folders. */
const SAFE_ID = /^[A-Za-z0-9-]{8,64}$/

/** Whether a submission's own id can be a message's. */
export function isMessageId(id: unknown): id is string {
  return typeof id === 'string' && SAFE_ID.test(id)
}

/**
 * Keeps messages in a folder, which is made with the first one. A message appears, and goes, as a whole: by the new
 * name of its folder.
 */
export function createStore(root: string): Store {
  const messages = resolve(root, 'messages')
  const drafts = resolve(root, 'incoming')
  // What a crash left.
  rmSync(drafts, { recursive: true, force: true })

  // Two that come at once must not both be the first.
  const inTurn = createQueue()
  const newDraft = () => join(drafts, randomUUID())
  const discard = (draft: string) => rm(draft, { recursive: true, force: true })

  async function removeFolder(folder: string): Promise<void> {
    const draft = newDraft()
    await mkdir(drafts, { recursive: true })
    await rename(folder, draft).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
    await discard(draft)
  }

  async function list(): Promise<ReceivedMessage[]> {
    const names = await readdir(messages).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    const found = await Promise.all(names.filter(isMessageId).map((name) => readMessage(join(messages, name))))
    return found.filter((message) => message !== null).toSorted(newestFirst)
  }

  async function keep(draft: string, submission: MessageFile): Promise<void> {
    const former = findRepeat(submission, await list())
    if (former) {
      const { received, fields } = submission
      const submissionId = submissionIdOf(fields)
      await writeRepeat(draft, join(messages, former.id), { received, ...(submissionId && { submissionId }) })
      return
    }
    const id = existsSync(join(messages, submission.id)) ? randomUUID() : submission.id
    await writeMessage(draft, { ...submission, id })
    await mkdir(messages, { recursive: true })
    await rename(draft, join(messages, id))
  }

  return {
    newDraft,
    discard,
    list,
    keep: (draft, submission) => inTurn(() => keep(draft, submission)),
    find: async (id) => (isMessageId(id) ? readMessage(join(messages, id)) : null),
    async remove(id) {
      if (isMessageId(id)) await inTurn(() => removeFolder(join(messages, id)))
    },
    removeAll: () => inTurn(() => removeFolder(messages)),
  }
}

function newestFirst(one: ReceivedMessage, other: ReceivedMessage): number {
  return other.received.localeCompare(one.received) || other.id.localeCompare(one.id)
}
