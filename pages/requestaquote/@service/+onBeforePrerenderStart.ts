import { quotePathOf, quoteServices } from '../../../renderer/quoteServices.ts'

export const onBeforePrerenderStart = () => quoteServices.map(quotePathOf)
