import { ifAllowed } from '../../renderer/ifAllowed.ts'
import { isSessionMarked } from '../forms/Form/browserSession.ts'
import { KEPT_FILES_KEY } from '../forms/Form/storageKeys.ts'

/** How long documents are kept, in ms. */
const DAY = 86_400_000
const STORE = 'files'

/** The documents of an estimate on their way to the quote form. */
interface KeptFiles {
  readonly files: readonly KeptFile[]
  readonly keptAt: number
}

/** A file by its bytes: Safari stores no files in private windows. */
interface KeptFile {
  readonly name: string
  readonly type: string
  readonly lastModified: number
  readonly bytes: ArrayBuffer
}

/**
 * Keeps documents in this browser, under the id of their estimate.
 *
 * @throws if storage is forbidden or full
 */
export async function keepFiles(id: string, files: readonly File[]): Promise<void> {
  const read = await Promise.all(files.map(readFile))
  const kept: KeptFiles = { files: read.filter((file) => file !== undefined), keptAt: Date.now() }
  // So that other pages know that there is something to forget.
  ifAllowed(() => localStorage.setItem(KEPT_FILES_KEY, '1'))
  await inStore('readwrite', (store) => store.put(kept, id))
}

/** Returns the documents that were kept under an id; none if they are gone, or storage is forbidden. */
export async function readKeptFiles(id: string): Promise<readonly File[]> {
  await forgetOldFiles()
  const kept: unknown = await inStore('readonly', (store) => store.get(id)).catch(() => undefined)
  return filesOf(kept)
}

/** Deletes what is kept under an id. */
export async function forgetKeptFiles(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id)).catch(() => undefined)
}

/** Deletes what was kept for a day, or in an earlier browser session. */
export async function forgetOldFiles(): Promise<void> {
  const isOver = async (id: IDBValidKey) => {
    const { keptAt }: { keptAt?: unknown } = Object(await inStore('readonly', (store) => store.get(id)))
    return !isSessionMarked() || !(Number(keptAt) > Date.now() - DAY)
  }
  const forget = (id: IDBValidKey) => inStore('readwrite', (store) => store.delete(id))
  try {
    const ids = await inStore('readonly', (store) => store.getAllKeys())
    const areOver = await Promise.all(ids.map(isOver))
    await Promise.all(ids.filter((_, place) => areOver[place]).map(forget))
    if (areOver.every(Boolean)) ifAllowed(() => localStorage.removeItem(KEPT_FILES_KEY))
  } catch {
    // Where nothing can be read, nothing could be kept.
  }
}

/** Returns undefined if the file can't be read, so that the others are kept without it. */
async function readFile(file: File): Promise<KeptFile | undefined> {
  const { name, type, lastModified } = file
  try {
    return { name, type, lastModified, bytes: await file.arrayBuffer() }
  } catch {
    return undefined
  }
}

function filesOf(kept: unknown): readonly File[] {
  const { files }: { files?: unknown } = Object(kept)
  const found: Partial<Record<keyof KeptFile, unknown>>[] = Array.isArray(files) ? files.map(Object) : []
  return found.flatMap(({ name, type, lastModified, bytes }) =>
    bytes instanceof ArrayBuffer
      ? [new File([bytes], String(name), { type: String(type), lastModified: Number(lastModified) })]
      : [],
  )
}

/** Runs a request in a transaction of its own, and waits until it is on the disk. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const asked = request(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(asked.result))
      transaction.addEventListener('abort', () => reject(transaction.error))
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('estimate', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error))
  })
}
