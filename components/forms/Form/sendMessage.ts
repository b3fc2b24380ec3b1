import { addressForScripts, readAnswer, type Refusal } from '../../../renderer/formService.ts'

/** Why a message may not have arrived; `noAnswer`: it may have arrived all the same. */
export type Failure = Refusal | 'offline'

/** The timeout without progress, in ms: browsers report as sent what the system still holds on a slow line. */
const TIMEOUT = { least: 15_000, perByte: 1, most: 60_000 }

/**
 * Posts a message and waits for the response, as long as there is progress. Not by fetch, which does not report it:
 * https://developer.mozilla.org/docs/Web/API/XMLHttpRequest/upload
 *
 * @param address the form's own
 * @param onProgress called with the part sent so far, from 0 to 1
 * @returns null when it has arrived
 */
export async function sendMessage(
  address: string,
  message: FormData,
  onProgress: (part: number) => void,
): Promise<Failure | null> {
  const sizes = [...message.values()].map((value) => (value instanceof File ? value.size : value.length))
  const size = sizes.reduce((one, other) => one + other, 0)
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => request.abort(), Math.min(TIMEOUT.least + size * TIMEOUT.perByte, TIMEOUT.most))
  }
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    wait()
    onProgress(loaded / total)
  })
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
