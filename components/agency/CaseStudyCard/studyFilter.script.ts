import { createAnnouncer } from '../../../renderer/islands/announcer.ts'

/**
 * Complements the CSS filter of case studies: keeps the category in the address (`?category=legal`) and announces how
 * many are shown.
 */
export default function keepFilterInAddress(filter: HTMLElement): void {
  const choices = [...filter.querySelectorAll('input')]
  const [all] = choices
  const status = filter.querySelector('output')
  if (!all || !status) throw new Error('The script studyFilter is for what <StudyList> renders.')
  const announcer = createAnnouncer(status)

  const announce = (): void => {
    announcer.say(choices.find(({ checked }) => checked)?.dataset['count'] ?? '')
  }

  /** Applies the category in the address; an unknown one shows all. */
  const applyAddress = (): void => {
    const asked = new URLSearchParams(location.search).get('category')
    const choice = choices.find(({ value }) => value === asked) ?? all
    if (choice.checked) return
    choice.checked = true
    announce()
  }

  const updateAddress = (): void => {
    const address = new URL(location.href)
    const chosen = choices.find(({ checked }) => checked) ?? all
    if (chosen === all) address.searchParams.delete('category')
    else address.searchParams.set('category', chosen.value)
    if (address.href !== location.href) history.pushState(null, '', address)
    announce()
  }

  filter.addEventListener('change', updateAddress)
  addEventListener('popstate', applyAddress)
  // The page has applied the address; the visitor may have chosen since.
  if (!all.checked) updateAddress()
}
