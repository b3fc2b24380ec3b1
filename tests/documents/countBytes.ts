import { count, type FileCount } from '../../components/wordCount/count.ts'

/** Counts a document that a test has made. @throws an object with the reason if it has no count */
export async function countBytes(bytes: Uint8Array, name: string): Promise<FileCount> {
  const file = new File([bytes as Uint8Array<ArrayBuffer>], name)
  const answer = await count(file)
  if (answer.kind === 'counted') return answer.count
  throw Object.assign(new Error(answer.reason), { reason: answer.reason })
}
