/**
 * Reports tables that are truncated or scroll sideways, and cells without a visible heading. It runs in the page, so it
 * must only use browser APIs.
 */
export function tableFaults(): string[] {
  return [...document.querySelectorAll('table')].flatMap((table, index) => {
    const name = `table ${index + 1}`
    const scrolled = [table, table.parentElement ?? table].some(
      (element) => element.scrollWidth > element.clientWidth + 1,
    )
    const cells = [...table.querySelectorAll<HTMLTableCellElement>('tbody > tr > *')]
    const cut = cells.filter((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const box = range.getBoundingClientRect()
      return (
        box.left < -1 || box.right > document.documentElement.clientWidth + 1 || cell.scrollWidth > cell.clientWidth + 1
      )
    })
    const heads = [...table.querySelectorAll('thead th')]
    const unnamed = cells.filter((cell) => {
      const head = heads[cell.cellIndex]
      const isHeadShown =
        head && [head, table.tHead].every((part) => part && getComputedStyle(part).clipPath === 'none')
      // In two columns the first names the second.
      const isNamed = isHeadShown || heads.length === 2 || getComputedStyle(cell, '::before').content.includes('"')
      return cell.textContent !== '' && !isNamed
    })
    return [
      ...(scrolled ? [`${name} is wider than its place`] : []),
      ...cut.map((cell) => `${name} cuts ${cell.textContent}`),
      ...unnamed.map((cell) => `${name} does not say what ${cell.textContent} is`),
    ]
  })
}
