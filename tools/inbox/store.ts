import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ReceivedMessage } from './message.ts'
import { isMissing, readMessage, writeMessage, writeRepeat, type MessageFile } from './messageFile.ts'

/** Messages on disk, a folder for each. */
export interface Store {
  /** The path for a folder of a message that is still coming in. Nothing is there yet. */
  newDraft(): string
  /** Makes a draft a message or, where that message is there already, notes that it came again. */
  keep(draft: string, message: MessageFile): Promise<void>
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

  return {
    newDraft,
    discard,
    async keep(draft, message) {
      const folder = join(messages, message.id)
      await writeMessage(draft, message)
      await mkdir(messages, { recursive: true })
      try {
        await rename(draft, folder)
      } catch (error) {
        if (!(await readMessage(folder))) throw error
        await writeRepeat(folder, message.received)
      }
    },
    async list() {
      const names = await readdir(messages).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      const found = await Promise.all(names.filter(isMessageId).map((name) => readMessage(join(messages, name))))
      return found.filter((message) => message !== null).toSorted(newestFirst)
    },
    find: async (id) => (isMessageId(id) ? readMessage(join(messages, id)) : null),
    async remove(id) {
      if (isMessageId(id)) await removeFolder(join(messages, id))
    },
    removeAll: () => removeFolder(messages),
  }
}

function newestFirst(one: ReceivedMessage, other: ReceivedMessage): number {
  return other.received.localeCompare(one.received) || other.id.localeCompare(one.id)
}
