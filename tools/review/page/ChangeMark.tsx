import type { ReviewedVersion } from '../review.ts'
import { useSetting } from './setting.ts'

/** What became of something, in a word. */
export function ChangeMark({ change }: { readonly change: ReviewedVersion['change'] }) {
  const { t } = useSetting()
  return (
    <span className="change" data-change={change}>
      {t(`review:changes.${change}`)}
    </span>
  )
}
