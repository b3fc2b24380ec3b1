const SYSTEM_FILE = /^(?:~\$.*|\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i

/** Recognizes a file that systems and programs leave beside documents, by its path. */
export function isSystemFile(path: string): boolean {
  return SYSTEM_FILE.test(/[^/]*$/.exec(path)?.[0] ?? '')
}
