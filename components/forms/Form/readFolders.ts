import { isSystemFile } from '../../wordCount/isSystemFile.ts'

/** The maximum number of files that are taken from a folder: more are rarely meant. */
const MAX_FILES = 500
/** The maximum number of folders in folders. */
const MAX_DEPTH = 20

/** What was dropped: a file, or a folder with the file that browsers give in its place. */
export interface Dropped {
  readonly file: File | null
  readonly entry: FileSystemEntry | null
}

/**
 * Returns the files that were dropped, and those in the folders that were. A folder that can't be read, or holds too
 * many files, is returned itself: it is not a document, and its row says so.
 */
export async function readFolders(dropped: readonly Dropped[]): Promise<File[]> {
  const found = await Promise.all(
    dropped.map(async ({ file, entry }) => (await filesIn(entry)) ?? (file ? [file] : [])),
  )
  return found.flat()
}

async function filesIn(entry: FileSystemEntry | null): Promise<File[] | undefined> {
  if (!entry || !isFolder(entry)) return undefined
  const files: File[] = []
  try {
    await collect(entry, files, 0)
    return files
  } catch {
    return undefined
  }
}

async function collect(folder: FileSystemDirectoryEntry, files: File[], depth: number): Promise<void> {
  for (const entry of await childrenOf(folder)) {
    if (files.length > MAX_FILES || depth > MAX_DEPTH) throw new RangeError(folder.fullPath)
    // In order, up to the limit.
    // oxlint-disable no-await-in-loop
    if (isFolder(entry)) await collect(entry, files, depth + 1)
    else if (isFile(entry) && !isSystemFile(entry.name)) files.push(await fileOf(entry))
    // oxlint-enable no-await-in-loop
  }
}

/** Browsers give the entries of a folder in portions, in no order. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const children: FileSystemEntry[] = []
  while (true) {
    // Each call gives the next portion.
    // oxlint-disable-next-line no-await-in-loop
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (portion.length === 0) return children.toSorted((one, other) => one.name.localeCompare(other.name))
    children.push(...portion)
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject))
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
