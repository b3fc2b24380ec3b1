/** Returns the id of a step, counted from 0: the same in all languages. */
export function stepId(index: number): string {
  return `step-${index + 1}`
}
