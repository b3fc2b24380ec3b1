// What every page does with documents that were kept for the quote form; once for all of its forms.
import { forgetOldFiles } from '../../estimate/keptFiles.ts'

void forgetOldFiles()
