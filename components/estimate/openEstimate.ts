import { readHandedOver } from './handedOver.ts'
import { forgetKeptFiles, readKeptFiles } from './keptFiles.ts'

/**
 * Returns the documents of an estimate that a draft has kept, and whether the visitor has written any of the draft's values.
 *
 * @param estimate as handedOver.ts writes it
 */
export async function openEstimate(estimate: string, values: Readonly<Record<string, string>>) {
  const handedOver = readHandedOver(estimate)
  return {
    files: handedOver ? await readKeptFiles(handedOver.id) : [],
    hasOwn: Object.entries(values).some(([field, value]) => value !== handedOver?.values[field]),
  }
}

/** Deletes the documents of an estimate. */
export async function forgetEstimate(estimate: string): Promise<void> {
  const handedOver = readHandedOver(estimate)
  if (handedOver) await forgetKeptFiles(handedOver.id)
}

/** Reports whether a document has left that an estimate is about. */
export function isWithoutFile(estimate: string, names: readonly string[]): boolean {
  return readHandedOver(estimate)?.files.some((file) => !names.includes(file)) ?? false
}
