/**
 * Chooses the service that the address asks for (`?service=legal`), where its host did not lead to that service's page.
 *
 * @param element stands beside the form
 */
export default function chooseService(element: HTMLElement): void {
  const service = new URLSearchParams(location.search).get('service')
  const select = element.parentElement?.querySelector<HTMLSelectElement>('select[name=service]')
  const option = [...(select?.options ?? [])].find(({ value }) => value === service)
  if (!select || !option) return
  const isUntouched = select.value === ''
  option.defaultSelected = true
  // What the visitor has chosen stands, whichever came first.
  if (!isUntouched) return
  select.value = option.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
