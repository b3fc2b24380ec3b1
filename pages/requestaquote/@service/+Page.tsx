import { serviceOfPath } from '../../../renderer/quoteServices.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { QuotePage } from '../QuotePage.tsx'

export function Page() {
  const service = serviceOfPath(usePageContext().urlLogical)
  return <QuotePage {...(service && { service })} />
}
