import { addressForScripts, readAnswer, type Refusal } from '../../../renderer/formService.ts'

/** Why a message may not have arrived; `noAnswer`: it may have arrived all the same. */
export type Failure = Refusal | 'offline'

/** The timeout without progress, in ms: browsers report as sent what the system still holds on a slow line. */
const PROGRESS_TIMEOUT = { min: 15_000, perKilobyte: 1_000, max: 60_000 }
/** The timeout of a message without progress events, in ms: a slow line takes 4 kB per second. */
const RESPONSE_TIMEOUT = { min: 60_000, perKilobyte: 250 }

/**
 * Posts a message and waits for the response, as long as there is progress.
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
  const kilobytes = sizeOf(message) / 1024
  const { min, perKilobyte, max } = PROGRESS_TIMEOUT
  const timeout = Math.min(min + perKilobyte * kilobytes, max)
  let hasLeft = false
  const failure = await post(address, message, timeout, signal, (part) => {
    hasLeft ||= part > 0
    onProgress(part)
  })
  if (failure !== 'unreachable') return failure
  if (hasLeft) return 'noAnswer'
  // To report progress, browsers ask other origins for permission first (CORS preflight), which not every service
  // answers. A form without progress needs no permission.
  const patience = RESPONSE_TIMEOUT.min + RESPONSE_TIMEOUT.perKilobyte * kilobytes
  const unseen = await post(address, message, patience, signal)
  return unseen === 'unreachable' ? 'noAnswer' : unseen
}

/** fetch does not report upload progress. https://developer.mozilla.org/docs/Web/API/XMLHttpRequest/upload */
function post(
  address: string,
  message: FormData,
  timeout: number,
  signal: AbortSignal,
  onProgress?: (part: number) => void,
): Promise<Failure | 'unreachable' | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer = 0
    const settle = (failure: Failure | 'unreachable' | null): void => {
      clearTimeout(timer)
      resolve(failure)
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        settle('noAnswer')
        request.abort()
      }, timeout)
    }
    request.addEventListener('load', () => settle(readAnswer(request.status, request.responseText)))
    request.addEventListener('error', () => settle(navigator.onLine ? 'unreachable' : 'offline'))
    request.addEventListener('abort', () => settle('noAnswer'))
    signal.addEventListener('abort', () => request.abort())
    if (onProgress) {
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        wait()
        onProgress(loaded / total)
      })
    }
    request.open('POST', addressForScripts(address))
    request.setRequestHeader('Accept', 'application/json')
    wait()
    request.send(message)
  })
}

/** Returns the size of a message in bytes, without its separators. */
function sizeOf(message: FormData): number {
  return [...message.values()].reduce((size, value) => size + (value instanceof File ? value.size : value.length), 0)
}
