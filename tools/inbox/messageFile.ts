import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { ReceivedMessage } from './message.ts'
import { isSafeFileName } from './safeFileName.ts'

const FILE = 'message.json'
const REPEAT = 'repeat-'

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

/** Notes that a message came once more: a file for each time, which needs no lock. */
export async function writeRepeat(folder: string, received: string): Promise<void> {
  await writeFile(join(folder, `${REPEAT}${randomUUID()}`), received)
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
    return {
      id,
      received,
      times: 1 + names.filter((name) => name.startsWith(REPEAT)).length,
      fields: Object.fromEntries(fields),
      files: files.map(({ storedAs, ...file }) => ({ ...file, path: join(folder, storedAs) })),
    }
  } catch (error) {
    // One that was deleted meanwhile is no reason to warn.
    if (!isMissing(error)) console.warn(`The inbox skips ${folder}, which it can't read. ${String(error)}`)
    return null
  }
}

/** Whether an error says that a file or a folder isn't there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
