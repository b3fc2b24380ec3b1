import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { formatAmounts } from './price.ts'
import type { Amount } from './rates.ts'

/** A price in the agency's first currency, and in the others. */
export function Price({ amount }: { readonly amount: Amount }) {
  const { locale } = useIslandSetting()
  const [first, ...others] = formatAmounts(amount, locale)
  return (
    <>
      <b>{first}</b> {others.length > 0 && <span>({others.join(', ')})</span>}
    </>
  )
}
