/** Reports whether the form's island sends it: not before hydration, and not if it has given the form back to the browser. */
export function isEnhanced(form: HTMLFormElement): boolean {
  return form.matches('[data-island][data-awake] form:not([data-native])')
}
