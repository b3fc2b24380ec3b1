import { drawOpenGraphImage } from './drawOpenGraphImage.ts'
import { setPdf, type Copy } from './typeset.ts'

interface Task {
  /** The project's root. */
  readonly root: string
  readonly copy: Copy
}

/** What one of tools/paper/typesetters.ts does, in a thread of its own. */
export interface Typesetter {
  pdf(task: Task): Promise<Buffer>
  openGraphImage(task: Task): Promise<Buffer>
}

export const pdf: Typesetter['pdf'] = ({ root, copy }) => setPdf(root, copy)
export const openGraphImage: Typesetter['openGraphImage'] = ({ root, copy }) => drawOpenGraphImage(root, copy)
