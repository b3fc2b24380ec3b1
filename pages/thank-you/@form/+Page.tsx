import { usePageContext } from '../../../renderer/PageContext.tsx'
import { thankedFormOf } from '../../../renderer/thanks.ts'
import { ThankYou } from '../ThankYou.tsx'

export function Page() {
  return <ThankYou form={thankedFormOf(usePageContext().urlLogical) ?? 'any'} />
}
