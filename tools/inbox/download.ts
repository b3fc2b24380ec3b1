import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { ReceivedFile } from './message.ts'

/**
 * Sends a file to be saved, not shown: whatever somebody sent here, a browser must not run it on this origin.
 *
 * @throws Error where the file is gone, or the client leaves before its end
 */
export async function sendFile(response: ServerResponse, { name, path }: ReceivedFile, isHead: boolean): Promise<void> {
  const { size } = await stat(path)
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': size,
    'Content-Disposition': attachment(name),
  })
  if (isHead) response.end()
  else await pipeline(createReadStream(path), response)
}

/**
 * The header that names a download (RFC 6266): the name in ASCII for old readers, and as it is (RFC 8187).
 *
 * @param given by the sender; a folder in it is left out
 */
export function attachment(given: string): string {
  // Through a buffer: half a surrogate pair can't be encoded.
  const name = Buffer.from(given.slice(given.search(/[^/\\]*$/))).toString() || 'file'
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^ -~]|["%]/gu, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
