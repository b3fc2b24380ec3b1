/** What editors leave beside a file while it is open: swap files, backups, locks, files to write to. */
const OF_EDITORS = [
  /~$/,
  /^~\$/,
  /^\.~lock\..*#$/,
  /^#.*#$/,
  /^\.#/,
  /\.sw[a-p]$/,
  /\.swx$/,
  /\.kate-swp$/,
  /^4913$/,
  /\.(?:orig|rej|bak|backup|tmp|temp|part|crdownload)$/i,
  /___jb_(?:tmp|old)___$/,
  /^\.(?:idea|vscode|zed|fleet|obsidian|history)$/,
]

/** What systems and Git leave in folders. */
const OF_SYSTEMS = [
  /^\.DS_Store$/,
  /^\._/,
  /^\.(?:Spotlight-V100|Trashes|fseventsd|AppleDouble|LSOverride|directory)$/,
  /^\.(?:Trash-|fuse_hidden|nfs)/,
  /^Icon\r$/,
  /^(?:ehthumbs|Thumbs)\.db$/i,
  /^desktop\.ini$/i,
  /^\.git(?:keep|ignore|attributes)$/,
]

const STRAY = [...OF_EDITORS, ...OF_SYSTEMS]

/**
 * Whether a file is none of a writer's: an editor's or the system's, which is there for a while or forever, and means
 * nothing.
 *
 * @param path with slashes or backslashes, from any folder; it is stray in a stray folder, too
 */
export function isStray(path: string): boolean {
  return path.split(/[/\\]/).some((name) => STRAY.some((pattern) => pattern.test(name)))
}
