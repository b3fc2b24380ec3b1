import { ThankYou } from './ThankYou.tsx'

export function Page() {
  return <ThankYou form="any" />
}
