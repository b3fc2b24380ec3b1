import { ifAllowed, isSessionMarked } from '../forms/Form/browserSession.ts'
import { KEPT_FILES_KEY } from '../forms/Form/storageKeys.ts'

/** How long documents are kept, in ms. */
const DAY = 86_400_000
const STORE = 'files'

/** The documents of an estimate on their way to the quote form. */
interface KeptFiles {
  readonly files: readonly File[]
  readonly keptAt: number
}

/**
 * Keeps documents in this browser, under the id of their estimate.
 *
 * @throws if storage is forbidden or full
 */
export async function keepFiles(id: string, files: readonly File[]): Promise<void> {
  const kept: KeptFiles = { files, keptAt: Date.now() }
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

function filesOf(kept: unknown): readonly File[] {
  const { files }: { files?: unknown } = Object(kept)
  return Array.isArray(files) ? files.filter((file) => file instanceof File) : []
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
