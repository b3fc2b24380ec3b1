import { createAnnouncer } from '../../../renderer/islands/announcer.ts'

/**
 * What script adds to the filter of case studies, which CSS does: the category is in the address (`?category=legal`),
 * and how many are shown is announced.
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

  /** Takes the category from the address; one that there is not shows all. */
  const obeyAddress = (): void => {
    const asked = new URLSearchParams(location.search).get('category')
    const choice = choices.find(({ value }) => value === asked) ?? all
    if (choice.checked) return
    choice.checked = true
    announce()
  }

  const tellAddress = (): void => {
    const address = new URL(location.href)
    const chosen = choices.find(({ checked }) => checked) ?? all
    if (chosen === all) address.searchParams.delete('category')
    else address.searchParams.set('category', chosen.value)
    if (address.href !== location.href) history.pushState(null, '', address)
    announce()
  }

  filter.addEventListener('change', tellAddress)
  addEventListener('popstate', obeyAddress)
  // What was chosen while this was on its way counts for more than the address.
  if (all.checked) obeyAddress()
  else tellAddress()
}
