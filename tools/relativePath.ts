import { relative, sep } from 'node:path'

/** Returns the path of a file from a folder with slashes on every system, as content and its links name files. */
export function relativePath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/')
}
