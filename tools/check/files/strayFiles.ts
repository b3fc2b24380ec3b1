/** Files that editors, systems and Git leave behind: swap files, backups, locks, thumbnails. */
const STRAY = [
  /~$|^~\$|^#.*#$|^\.[#_~]|\.sw[a-px]$|\.kate-swp$|^4913$|___jb_(?:tmp|old)___$/,
  /\.(?:orig|rej|bak|backup|tmp|temp|part|crdownload)$/i,
  /^\.(?:idea|vscode|zed|obsidian|history|DS_Store|Trash|directory|fuse_hidden|nfs|git(?:keep|ignore|attributes)$)/,
  /^(?:ehthumbs|Thumbs)\.db$|^desktop\.ini$|^Icon\r$/i,
]

/**
 * Whether a file is none of a writer's: an editor's or the system's, which is there for a while or forever, and means
 * nothing.
 *
 * @param path with slashes or backslashes, from any folder; it is stray in a stray folder, too
 */
export function isStray(path: string): boolean {
  return path.split(/[/\\]/).some((name) => STRAY.some((pattern) => pattern.test(name)))
}
