import { QuotePage } from './QuotePage.tsx'

export function Page() {
  return <QuotePage />
}
