import { useEffect, useState } from 'react'
import type { Rates } from '../../estimate/rates.ts'
import { AttachmentField } from '../Form/AttachmentField.tsx'
import { fileInputOf } from '../Form/controls.ts'
import { useFormSetting } from '../Form/useForm.ts'
import { useEstimateParts } from './loadEstimate.ts'

interface CountedAttachmentFieldProps {
  readonly label: string
  readonly hint: string
  /** Whether the service is priced by words. */
  readonly isCounted: boolean
  readonly rates: Rates
}

/** The documents to translate, with an estimate that is loaded when a file is about to be chosen. */
export function CountedAttachmentField({ isCounted, rates, ...field }: CountedAttachmentFieldProps) {
  const {
    formRef,
    state: {
      files: { length },
      isDraggedOver,
    },
  } = useFormSetting()
  const [isFocused, setFocused] = useState(false)

  useEffect(() => {
    const input = formRef.current && fileInputOf(formRef.current)
    // It may have had the focus before this was loaded.
    if (input?.matches(':focus')) setFocused(true)
    input?.addEventListener('focus', () => setFocused(true), { once: true })
  }, [formRef])
  const parts = useEstimateParts(isCounted && (isFocused || isDraggedOver || length > 0), rates)

  return <AttachmentField {...field} of="documents" {...(isCounted && parts && { list: parts.List })} />
}
