/** Returns the id of a step, counted from 0: the same in all languages. */
export const stepId = (index: number) => `step-${index + 1}`
