import { usePageContext } from '../../../renderer/PageContext.tsx'
import { FormIsland } from '../Form/FormIsland.tsx'
import { LANGUAGES_ID } from './languageList.ts'
import { languageSuggestions } from './languageSuggestions.ts'
import island from './QuoteForm.island.tsx'

/** What the agency needs to know to price a translation. */
export function QuoteForm() {
  const { locale } = usePageContext()
  return (
    <>
      <FormIsland island={island} name="quote" />
      <datalist id={LANGUAGES_ID}>
        {languageSuggestions(locale).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
