import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { findRepeat } from './findRepeat.ts'
import type { ReceivedForm } from './receive.ts'

/** Ids are names of folders. */
const SAFE_ID = /^[A-Za-z0-9-]{8,64}$/
const FILE = 'message.json'
const LONGEST_NAME = 80

const messageSchema = z.object({
  /** The submission's own, unless it has none or another message has the same. */
  id: z.string().regex(SAFE_ID),
  /** The ids of all its submissions. */
  submissionIds: z.array(z.string()),
  /** ISO 8601 */
  received: z.string(),
  /** More than 1 where the submission was repeated. */
  times: z.number(),
  /** Without the files; several values of a name are joined with a comma. */
  fields: z.record(z.string(), z.string()),
  files: z.array(
    z.object({
      /** The name of the form's field. */
      field: z.string(),
      /** The sender's name for it, untrusted. */
      name: z.string(),
      /** The media type that the sender claims. */
      type: z.string(),
      size: z.number(),
      sha256: z.string(),
      /** Absolute. */
      path: z.string(),
    }),
  ),
})

/** A submission that a form sent. */
export type ReceivedMessage = z.infer<typeof messageSchema>

/** Messages on disk, each in a folder of its own. */
export interface Store {
  /** Keeps a form as a message, or counts it where it repeats one. */
  keep(form: ReceivedForm): Promise<void>
  /** Returns the messages, newest first. */
  list(): Promise<ReceivedMessage[]>
  /** Removes all messages. */
  clear(): Promise<void>
}

/** Keeps messages in a folder, which is made with the first one. A message is there as soon as its description is. */
export function createStore(folder: string): Store {
  const root = resolve(folder, 'messages')
  let last: Promise<unknown> = Promise.resolve()
  /** Two that come at once must not both be the first. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  async function list(): Promise<ReceivedMessage[]> {
    const names = await readdir(root).catch(() => [])
    const found = await Promise.all(names.map((name) => readMessage(join(root, name))))
    return found
      .filter((message) => message !== null)
      .toSorted((one, other) => other.received.localeCompare(one.received) || other.id.localeCompare(one.id))
  }

  async function write(message: ReceivedMessage): Promise<void> {
    const file = join(root, message.id, FILE)
    await writeFile(`${file}.new`, JSON.stringify(message, null, 2))
    await rename(`${file}.new`, file)
  }

  async function keep({ fields, files }: ReceivedForm): Promise<void> {
    const contents = await Promise.all(
      files.map(async ([field, file]) => {
        const bytes = Buffer.from(await file.arrayBuffer())
        return { field, file, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
      }),
    )
    const received = new Date().toISOString()
    const own = fields['submissionId'] || undefined
    const former = findRepeat({ received, fields, files: contents }, await list())
    if (former) {
      const submissionIds = [...new Set([...former.submissionIds, ...(own ? [own] : [])])]
      await write({ ...former, submissionIds, times: former.times + 1 })
      return
    }
    const isFree = own !== undefined && SAFE_ID.test(own) && !existsSync(join(root, own))
    const id = isFree ? own : randomUUID()
    await mkdir(join(root, id), { recursive: true })
    const kept = contents.map(async ({ field, file: { name, type, size }, bytes, sha256 }, index) => {
      const path = join(root, id, safeFileName(index + 1, name))
      await writeFile(path, bytes)
      return { field, name, type, size, sha256, path }
    })
    await write({ id, submissionIds: own ? [own] : [], received, times: 1, fields, files: await Promise.all(kept) })
  }

  return {
    list,
    keep: (form) => inTurn(() => keep(form)),
    clear: () => inTurn(() => rm(root, { recursive: true, force: true })),
  }
}

async function readMessage(folder: string): Promise<ReceivedMessage | null> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '')
  // One that is being written, or deleted, is none.
  if (text === '') return null
  try {
    return messageSchema.parse(JSON.parse(text))
  } catch (error) {
    console.warn(`The inbox skips ${folder}, which it can't read. ${String(error)}`)
    return null
  }
}

/**
 * Returns the name that a file is stored under. The number in front makes it unlike the others of its message, unlike `CON`
 * and never hidden; its end is kept, so that it opens with the right program.
 *
 * @param given by the sender: `../../x`, a path of Windows, 300 characters, anything
 */
export function safeFileName(position: number, given: string): string {
  const name = given.slice(given.search(/[^/\\]*$/)).replace(/[^A-Za-z0-9._-]/g, '_')
  return `${position}-${name.slice(-LONGEST_NAME).replace(/\.+$/, '') || 'file'}`
}
