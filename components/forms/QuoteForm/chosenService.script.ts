/**
 * Selects the service of the address (`?service=legal`), on hosts that do not redirect to that service's page.
 *
 * @param element a sibling of the form
 */
export default function chooseService(element: HTMLElement): void {
  const service = new URLSearchParams(location.search).get('service')
  const select = element.parentElement?.querySelector<HTMLSelectElement>('select[name=service]')
  const option = [...(select?.options ?? [])].find(({ value }) => value === service)
  if (!select || !option) return
  const isUntouched = select.value === ''
  option.defaultSelected = true
  // The visitor's own choice stays, whichever came first.
  if (!isUntouched) return
  select.value = option.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
