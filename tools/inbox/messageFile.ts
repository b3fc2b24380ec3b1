import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { ReceivedMessage } from './message.ts'

const LONGEST_NAME = 80

/**
 * The name that a file is stored under. The number in front makes it unlike the others of its message, unlike `CON`
 * and never hidden; its end is kept, so that it opens with the right program.
 *
 * @param given by the sender: `../../x`, a path of Windows, 300 characters, anything
 */
export function safeFileName(position: number, given: string): string {
  const name = given.slice(given.search(/[^/\\]*$/)).replace(/[^A-Za-z0-9._-]/g, '_')
  return `${position}-${name.slice(-LONGEST_NAME).replace(/\.+$/, '') || 'file'}`
}

/** Whether a name is one that {@link safeFileName} makes. */
export function isSafeFileName(name: string): boolean {
  return /^\d+-[A-Za-z0-9._-]+$/.test(name)
}

const FILE = 'message.json'
const REPEAT = 'repeat-'

const repeatSchema = z.strictObject({ received: z.iso.datetime(), submissionId: z.string().exactOptional() })

/** That a message came once more, and under which id. */
export type Repeat = Readonly<z.infer<typeof repeatSchema>>

/** Pairs, not an object: they keep their order, and `__proto__` is a name as any other. */
const fieldsSchema = z.array(z.tuple([z.string(), z.string()])).readonly()

const messageSchema = z.strictObject({
  id: z.string(),
  received: z.iso.datetime(),
  fields: fieldsSchema,
  files: z
    .array(
      z.strictObject({
        field: z.string(),
        name: z.string(),
        type: z.string(),
        size: z.int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        storedAs: z.string().refine(isSafeFileName),
      }),
    )
    .readonly(),
})

/** A message as it lies in its folder, beside its files. */
export type MessageFile = Readonly<z.infer<typeof messageSchema>>

/** A file as `message.json` describes it. */
export type StoredFile = Readonly<MessageFile['files'][number]>

/** Describes the files of a folder, and makes a message of it. */
export async function writeMessage(folder: string, message: MessageFile): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify(message, null, 2)}\n`)
}

/**
 * Notes that a message came once more: a file for each time, which appears there as a whole.
 *
 * @param draft the folder that it is written in first
 */
export async function writeRepeat(draft: string, folder: string, repeat: Repeat): Promise<void> {
  const name = `${REPEAT}${randomUUID()}.json`
  await writeFile(join(draft, name), JSON.stringify(repeat))
  await rename(join(draft, name), join(folder, name))
}

/** The id that a submission came with, undefined where it has none. Browsers send an empty one where they can't hash. */
export function submissionIdOf(fields: MessageFile['fields']): string | undefined {
  return new Map(fields).get('submissionId') || undefined
}

/**
 * Reads a message back.
 *
 * @param folder absolute; the message's id is its name
 * @returns null where there is none, with a warning where there is one that can't be read
 */
export async function readMessage(folder: string): Promise<ReceivedMessage | null> {
  try {
    const [names, text] = await Promise.all([readdir(folder), readFile(join(folder, FILE), 'utf8')])
    const { id, received, fields, files } = messageSchema.parse(JSON.parse(text))
    if (id !== basename(folder)) throw new Error(`It is the message ${id}, in a folder with another name.`)
    const repeats = names.filter((name) => name.startsWith(REPEAT))
    const ids = [submissionIdOf(fields), ...(await Promise.all(repeats.map((name) => readRepeatId(folder, name))))]
    return {
      id,
      submissionIds: [...new Set(ids)].filter((given) => given !== undefined),
      received,
      times: 1 + repeats.length,
      fields: Object.fromEntries(fields),
      files: files.map(({ storedAs, ...file }) => ({ ...file, path: join(folder, storedAs) })),
    }
  } catch (error) {
    // One that was deleted meanwhile is no reason to warn.
    if (!isMissing(error)) console.warn(`The inbox skips ${folder}, which it can't read. ${String(error)}`)
    return null
  }
}

async function readRepeatId(folder: string, name: string): Promise<string | undefined> {
  // Inboxes from before ids were noted have files without ending.
  if (!name.endsWith('.json')) return undefined
  return repeatSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))).submissionId
}

/** Whether an error says that a file or a folder isn't there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
