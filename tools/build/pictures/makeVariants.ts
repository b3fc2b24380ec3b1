import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '../../../renderer/entry.ts'
import type { Step } from '../progress.ts'
import { inBatches } from '../../site/inBatches.ts'
import { openKeptFiles } from '../../paper/keptFiles.ts'
import { encode, type Pixels, readPixels } from './encode.ts'
import { variantsOf } from './variants.ts'

/**
 * Puts the files that stand for photographs into the built site; those that an earlier build made of the same are taken from
 * there.
 *
 * @param root the project's root
 * @param folder the built site
 * @param photographs each once
 * @param step is called after each photograph
 * @throws Error naming the photograph
 */
export async function makeVariants(
  root: string,
  folder: string,
  photographs: readonly Picture[],
  step: Step,
): Promise<void> {
  const kept = await openKeptFiles(root, 'photographs')
  const make = async (photograph: Picture) => {
    let pixels: Promise<Pixels> | undefined
    for (const variant of variantsOf(root, photograph)) {
      // One by one: the other processor has another photograph.
      // oxlint-disable-next-line no-await-in-loop
      await kept.put(variant.key, join(folder, variant.address), async () =>
        encode(await (pixels ??= readPixels(root, photograph.src)), variant),
      )
    }
    step()
  }
  await inBatches(photographs, make, availableParallelism())
  await kept.forgetUnused()
}
