import { ignoreSecondClick } from '../../islands/ignoreSecondClick.ts'

/** The modules that a form needs once something is typed or chosen; loaded then, not on first touch. */
export { loadLateTexts } from '../../../renderer/islands/loadLateTexts.ts'
export { forgetEstimate, isWithoutFile, openEstimate } from '../../estimate/openEstimate.ts'
export { checkFiles } from './checkFiles.ts'
export { OtherWays } from './OtherWays.tsx'
export { Progress, Sent } from './Sent.tsx'
export { deliver } from './deliver.ts'
export { showDelivery } from './showDelivery.ts'
export { suggestEmail } from './suggestEmail.ts'

ignoreSecondClick()
