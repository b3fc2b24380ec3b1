import type { ReactNode } from 'react'
import { alter, type Changes } from './alter.ts'

interface AlteredProps<Props> {
  readonly component: (props: Props) => ReactNode
  readonly props: Props
  readonly changes: Changes
}

/** A component in a state that it has no property for, or with a name and ids that a second one on a page needs. */
export function Altered<Props>({ component: render, props, changes }: AlteredProps<Props>) {
  return alter(render(props), changes)
}
