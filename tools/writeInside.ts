import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'

/**
 * Writes a file whose name comes from the content, and the folders above it.
 *
 * @param folder the built site, or a part of it
 * @param name its path from there, with or without a leading slash
 * @throws Error if the name leads out of the folder
 */
export async function writeInside(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = pathInside(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/**
 * Returns the path of a file in a folder.
 *
 * @throws Error if the name leads out of the folder
 */
export function pathInside(folder: string, name: string): string {
  const file = join(folder, name)
  const inside = relative(folder, file)
  if (inside === '' || inside.split(sep)[0] === '..' || isAbsolute(inside) || name.includes('\0'))
    throw new Error(`${JSON.stringify(name)} is outside of ${folder}: nothing was written.`)
  return file
}
