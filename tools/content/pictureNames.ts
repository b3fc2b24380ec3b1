import { posix } from 'node:path'

/** The folder that both languages share. */
export const PICTURES = 'content/images'

const GOOD_PART = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/
/** What has no accent to be taken away. */
const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** Whether the name of a picture, and of the folders that it is in, is an address on every system. */
export function isGoodName(path: string): boolean {
  const { dir, name, ext } = posix.parse(path)
  return (
    [...dir.split('/').filter((part) => part !== ''), name].every((part) => GOOD_PART.test(part)) &&
    ext === ext.toLowerCase()
  )
}

/**
 * The name that a picture should have had: `Été à Douala (1).JPG` becomes `ete-a-douala-1.jpg`.
 *
 * @param path of a picture, with the folders to keep
 */
export function goodName(path: string): string {
  const { dir, name, ext } = posix.parse(path)
  const folders = dir === '' ? [] : dir.split('/')
  return posix.join(...folders.map(goodPart), goodPart(name) + ext.toLowerCase())
}

function goodPart(part: string): string {
  const good = part
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
    .replaceAll(/[-_]{2,}/g, '-')
  return good === '' ? 'picture' : good
}
