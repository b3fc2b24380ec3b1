import type { CustomTypeOptions } from 'i18next'
import type { ReactNode } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { FileDetails } from '../../estimate/FileDetails.tsx'
import type { Rates } from '../../estimate/rates.ts'
import { AttachmentField } from '../Form/AttachmentField.tsx'
import { type ChosenFile, isAwaited, isWrong } from '../Form/formState.ts'
import { useFormSetting } from '../Form/useForm.ts'
import type { Quote } from './quoteOf.ts'
import { useCounting } from './useCounting.ts'

interface DocumentsProps {
  readonly words: CustomTypeOptions['resources']['quote']['fields']
  readonly quote: Quote & { readonly message: string }
  readonly rates: Rates
  /** Whether the form begins with them. */
  readonly isFirst?: boolean
  /** What stands below the list of files. */
  readonly children?: ReactNode
}

/** The documents to translate, with the words of each; those that can't be attached are told apart. */
export function Documents({ words, quote, rates, isFirst = false, children }: DocumentsProps) {
  const { service, isCounted, message } = quote
  const t = useTexts('formMessages')
  const { state } = useFormSetting()
  const retry = useCounting(isCounted)
  const tCounting = useTexts('counting')
  const hints = [service?.filesHint, isFirst && tCounting('filesHint'), words.attachmentHint]
  const renderDetails = (one: ChosenFile): ReactNode => {
    const { file, flaw, status } = one
    // What a file that can't be sent says of itself stands at the field.
    if (!file || isWrong(state, one)) return null
    return (
      <>
        {isCounted && <FileDetails status={status} rates={rates} onRetry={() => retry(file)} />}
        {isAwaited(state, one) && <p>{flaw ? tCounting('apart') : t('attachment.agreementFirst')}</p>}
      </>
    )
  }
  return (
    <AttachmentField
      label={words.attachment}
      hint={hints.filter(Boolean).join(' ')}
      of="documents"
      renderDetails={renderDetails}
    >
      {message && <input type="hidden" name="estimate" value={message} />}
      {children}
    </AttachmentField>
  )
}
