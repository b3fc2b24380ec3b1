/**
 * Chooses the service that the address asks for (`?service=legal`), where its host did not lead to that service's page.
 *
 * @param element stands beside the form
 */
export default function chooseService(element: HTMLElement): void {
  const service = new URLSearchParams(location.search).get('service')
  const options = element.parentElement?.querySelectorAll<HTMLOptionElement>('[name=service] option') ?? []
  for (const option of options) {
    if (option.value === service) option.defaultSelected = option.selected = true
  }
}
