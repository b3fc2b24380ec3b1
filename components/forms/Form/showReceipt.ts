import { RECEIPT_KEY } from './storageKeys.ts'

/**
 * Shows, on the page that says thanks, what this tab has sent: its reference, its fields and the names of its files. The
 * page brings the words for it, hidden.
 *
 * @param form the one that thanks are given for
 */
export function showReceipt(form: string | undefined): void {
  const receipt = document.querySelector<HTMLElement>('[data-receipt]')
  const [name, reference, fields, files] = readReceipt()
  if (!receipt || name !== form || typeof reference !== 'string' || !Array.isArray(fields)) return
  const { pattern = '', reference: referenceLabel = '', files: filesLabel = '' } = receipt.dataset
  const writeLine = (label: unknown, value: unknown): string =>
    value === '' ? String(label) : pattern.replace('%label', () => String(label)).replace('%value', () => String(value))
  const lines = fields.filter(Array.isArray).map(([label, value]) => writeLine(label, value))
  if (Array.isArray(files) && files.length > 0) lines.push(writeLine(filesLabel, files.join(', ')))

  const [first, second] = receipt.querySelectorAll('p')
  const [print, copy] = receipt.querySelectorAll('button')
  const copyWay = copy?.closest('li')
  if (!first || !second || !print || !copy || !copyWay) return
  first.textContent = writeLine(referenceLabel, reference)
  second.textContent = lines.join('\n')
  print.addEventListener('click', () => window.print())
  copyWay.hidden = !('clipboard' in navigator)
  copy.addEventListener('click', () =>
    navigator.clipboard.writeText([first.textContent, ...lines].join('\n')).then(
      () => (copy.textContent = receipt.dataset['copied'] ?? ''),
      () => (copyWay.hidden = true),
    ),
  )
  receipt.hidden = false
}

function readReceipt(): readonly unknown[] {
  try {
    const receipt: unknown = JSON.parse(sessionStorage.getItem(RECEIPT_KEY) ?? '')
    return Array.isArray(receipt) ? receipt : []
  } catch {
    // Storage is forbidden, or nothing was sent from this tab.
    return []
  }
}
