/** Makes the forms of an island that failed plain HTML again, with what was typed in them: the browser sends them by itself. */
export function restoreHtml(element: HTMLElement): void {
  delete element.dataset['awake']
  for (const form of element.querySelectorAll('form')) {
    form.dataset['native'] = ''
    delete form.dataset['state']
    form.noValidate = false
  }
  for (const part of element.querySelectorAll<HTMLElement>('[inert], [type=submit]')) {
    part.inert = false
    part.removeAttribute('disabled')
  }
}
