import type { FormName } from '../../../renderer/formNames.ts'
import type { KeptDraft } from './keptDraft.ts'
import type { Control } from './validateField.ts'
import type { FilesSetting, WatchedFiles } from './watchFiles.ts'

/** A form that its script has taken over, as the modules of its session share it. */
export interface EnhancedForm extends FilesSetting {
  readonly form: HTMLFormElement
  readonly name: FormName
  /** Field values stay in them. */
  readonly controls: readonly Control[]
  readonly files: WatchedFiles
  readonly draft: KeptDraft
}
