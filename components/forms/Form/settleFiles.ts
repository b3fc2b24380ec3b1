import { sha256 } from '../../../renderer/sha256.ts'

/**
 * Decides between files of one name: of two with the same content the first one stays, and one that can no longer be read
 * gives way to one chosen later. Others may have come from different folders, and all stay.
 *
 * @returns the files that stay, and one that was there already
 */
export async function settleFiles(files: readonly File[]) {
  const digests = await Promise.all(files.map((file) => (hasNamesake(file, files) ? digestOf(file) : '')))
  let twice: File | undefined
  const settled = files.filter((file, place) => {
    const isNamesake = ({ name }: File) => name === file.name
    if (digests[place] === null) return !files.slice(place + 1).some(isNamesake)
    const isCopy =
      digests[place] !== '' &&
      files.slice(0, place).some((one, index) => isNamesake(one) && digests[index] === digests[place])
    if (isCopy) twice = file
    return !isCopy
  })
  return { files: settled, twice }
}

function hasNamesake(file: File, files: readonly File[]): boolean {
  return files.some((other) => other !== file && other.name === file.name)
}

/** Returns null if the file was moved or saved again since it was chosen; an empty text where browsers can't tell. */
function digestOf(file: File): Promise<string | null> {
  return file.arrayBuffer().then(sha256, () => null)
}
