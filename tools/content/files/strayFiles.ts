/** Files that editors, systems and Git leave behind: swap files, backups, locks, thumbnails. */
const STRAY = [
  /~$|^~\$|^#.*#$|^\.[#_~]|\.sw[a-px]$|\.kate-swp$|^4913$|___jb_(?:tmp|old)___$/,
  /\.(?:orig|rej|bak|backup|tmp|temp|part|crdownload)$/i,
  /^\.(?:idea|vscode|zed|obsidian|history|DS_Store|Trash|directory|fuse_hidden|nfs|git(?:keep|ignore|attributes)$)/,
  /^(?:ehthumbs|Thumbs)\.db$|^desktop\.ini$|^Icon\r$/i,
]

/**
 * Checks whether a file was left by an editor, the system or Git, and is to be ignored.
 *
 * @param path with slashes or backslashes; everything in a stray folder is stray, too
 */
export function isStray(path: string): boolean {
  return path.split(/[/\\]/).some((name) => STRAY.some((pattern) => pattern.test(name)))
}
