import { thankedForms, thanksPathOf } from '../../../renderer/thanks.ts'

export const onBeforePrerenderStart = () => thankedForms.map(thanksPathOf)
