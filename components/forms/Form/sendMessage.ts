import { addressForScripts, readAnswer, type Refusal } from '../../../renderer/formService.ts'

/** Why a message may not have arrived; `noAnswer`: it may have arrived all the same. */
export type Failure = Refusal | 'offline'

/** The timeout without progress, in ms: browsers report as sent what the system still holds on a slow line. */
const TIMEOUT = { min: 15_000, perKilobyte: 1_000, max: 60_000 }

/**
 * Posts a message and waits for the response, as long as there is progress. Not by fetch, which does not report it:
 * https://developer.mozilla.org/docs/Web/API/XMLHttpRequest/upload
 *
 * @param address the form's own
 * @param onProgress called with the part sent so far, from 0 to 1
 * @param signal aborts it
 * @returns null when it has arrived
 */
export async function sendMessage(
  address: string,
  message: FormData,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Failure | null> {
  if (signal.aborted) return 'noAnswer'
  const timeout = Math.min(TIMEOUT.min + (TIMEOUT.perKilobyte * sizeOf(message)) / 1024, TIMEOUT.max)
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => request.abort(), timeout)
  }
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    wait()
    onProgress(loaded / total)
  })
  signal.addEventListener('abort', () => request.abort())
  request.open('POST', addressForScripts(address))
  request.setRequestHeader('Accept', 'application/json')
  wait()
  const ended = new Promise<Failure | null>((resolve) => {
    request.addEventListener('load', () => resolve(readAnswer(request.status, request.responseText)))
    request.addEventListener('error', () => resolve(navigator.onLine ? 'noAnswer' : 'offline'))
    request.addEventListener('abort', () => resolve('noAnswer'))
  })
  request.send(message)
  return ended.finally(() => clearTimeout(timer))
}

/** Returns the size of a message in bytes, without its separators. */
function sizeOf(message: FormData): number {
  return [...message.values()].reduce((size, value) => size + (value instanceof File ? value.size : value.length), 0)
}
