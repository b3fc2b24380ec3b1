/** Reports what is missing in the first screen. It runs in the page, so it must only use browser APIs. */
export async function missingOnFirstScreen(): Promise<string[]> {
  const isOnScreen = (element: Element) => {
    const { width, top, bottom, left, right } = element.getBoundingClientRect()
    return (
      width > 0 &&
      bottom > 0 &&
      top < innerHeight &&
      left >= 0 &&
      right <= innerWidth &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const heading = document.querySelector('h1')
  const controls = [...document.querySelectorAll('body > header :is(a, button)')].filter(isOnScreen)
  const pictures = [...document.images].filter(isOnScreen)
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  return [
    ...(heading && isOnScreen(heading) ? [] : ['misses the title']),
    // The logo, the search, the language, and the menu or its links.
    ...(controls.length >= 4 ? [] : [`misses controls of the header: there are ${controls.length}`]),
    ...pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => `misses the picture ${src}`),
  ]
}
