/** The modules that show an estimate in the quote form; loaded with its first document, not on first touch. */
import type { ReactNode } from 'react'
import { IslandRoot, type IslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { loadTexts } from '../../../renderer/islands/islandTexts.ts'
import { HandedOverCard } from '../../estimate/HandedOverCard.tsx'
import { type QuickDeadline, quickDeadline } from '../../estimate/quickDeadline.ts'
import { QuoteEstimate } from '../../estimate/QuoteEstimate.tsx'
import type { Rates } from '../../estimate/rates.ts'
import type { FileRowsProps } from '../Form/Files.tsx'
import { onceReleased } from '../Form/onceReleased.ts'

/** Returns them with the texts that they need. */
export async function prepareEstimate(setting: IslandSetting, rates: Rates) {
  const texts = await loadTexts(setting.locale, ['counting'])
  const own = { ...setting, texts: { ...setting.texts, ...texts } }
  const within =
    <Props extends object>(component: (props: Props) => ReactNode) =>
    (props: Props) => <IslandRoot component={component} props={props} setting={own} slot={undefined} />
  const Estimate = within(QuoteEstimate)
  return {
    List: (rows: FileRowsProps) => <Estimate {...rows} rates={rates} />,
    Card: within(HandedOverCard),
    quickDeadline: (kind: QuickDeadline) => quickDeadline(kind, Date.now(), rates),
    /** What arrives while a button may be pressed moves it only afterwards. */
    onceReleased,
  }
}
