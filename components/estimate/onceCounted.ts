import { ignoreSecondClick } from '../islands/ignoreSecondClick.ts'

/** The modules that the estimate needs once there is one; loaded then, not on first touch. */
export { handOver } from './handOver.ts'
export { PriceBar } from './PriceBar.tsx'
export { Planks } from './Planks.tsx'
export { Summary } from './Summary.tsx'

ignoreSecondClick()
