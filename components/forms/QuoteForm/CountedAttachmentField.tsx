import { type ComponentType, useEffect, useState } from 'react'
import { IslandRoot, type IslandSetting, useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { loadTexts } from '../../../renderer/islands/islandTexts.ts'
import { loadModule } from '../../../renderer/islands/loadModule.ts'
import estimateStyles from '../../estimate/Estimate.module.css'
import type { Rates } from '../../estimate/rates.ts'
import { AttachmentField } from '../Form/AttachmentField.tsx'
import { fileInputOf } from '../Form/controls.ts'
import type { FileRowsProps } from '../Form/Files.tsx'
import { useFormSetting } from '../Form/useForm.ts'

interface CountedAttachmentFieldProps {
  readonly label: string
  readonly hint: string
  /** Whether the service is priced by words. */
  readonly isCounted: boolean
  readonly rates: Rates
}

/** The documents to translate, with an estimate that is loaded when a file is about to be chosen. */
export function CountedAttachmentField({ isCounted, rates, ...field }: CountedAttachmentFieldProps) {
  const setting = useIslandSetting()
  const {
    formRef,
    state: {
      files: { length },
      isDraggedOver,
    },
  } = useFormSetting()
  const [estimate, setEstimate] = useState<{ readonly List: ComponentType<FileRowsProps> }>()
  const [isFocused, setFocused] = useState(false)

  useEffect(() => {
    const input = formRef.current && fileInputOf(formRef.current)
    // It may have had the focus before this was loaded.
    if (input?.matches(':focus')) setFocused(true)
    input?.addEventListener('focus', () => setFocused(true), { once: true })
  }, [formRef])
  useEffect(() => {
    if (isCounted && !estimate && (isFocused || isDraggedOver || length > 0))
      loadEstimate(setting, rates).then(
        (loaded) => loaded.onceReleased(() => setEstimate((known) => known ?? loaded)),
        () => undefined,
      )
  }, [isCounted, estimate, isFocused, isDraggedOver, length, setting, rates])

  return (
    <AttachmentField
      {...field}
      of="documents"
      // The styles of the estimate come with the page, its code later.
      className={estimateStyles.inForm}
      {...(isCounted && estimate && { list: estimate.List })}
    />
  )
}

async function loadEstimate(setting: IslandSetting, rates: Rates) {
  const [{ QuoteEstimate, onceReleased }, texts] = await Promise.all([
    loadModule(() => import('../../estimate/QuoteEstimate.tsx')),
    loadTexts(setting.locale, ['counting']),
  ])
  const own = { ...setting, texts: { ...setting.texts, ...texts } }
  const List = (rows: FileRowsProps) => (
    <IslandRoot component={QuoteEstimate} props={{ ...rows, rates }} setting={own} slot={undefined} />
  )
  return { List, onceReleased }
}
