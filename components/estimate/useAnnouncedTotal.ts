import { useEffect } from 'react'
import type { Total } from './estimateState.ts'

/**
 * Announces a total to screen readers, once for all files that were chosen together.
 *
 * @param sentences those that are strings are said
 * @param say the same function at each render
 */
export function useAnnouncedTotal(
  { reading }: Total,
  sentences: readonly unknown[],
  say: ((sentence: string) => void) | undefined,
): void {
  const heard = sentences.filter((sentence) => typeof sentence === 'string').join('. ')
  useEffect(() => {
    if (reading === 0) say?.(heard)
  }, [reading, heard, say])
}
