import { splitPath } from '../../renderer/addresses.ts'

/** A picture of a whole page. */
export interface Shot {
  /** `/fr/about` */
  readonly address: string
  /** Of the screen, in CSS pixels: the width of the picture too. */
  readonly width: number
  /** Of the page, in CSS pixels: the height of the picture too. */
  readonly height: number
  readonly theme: string
  /** The files of the picture and of a small copy, seen from the sheet. */
  readonly picture: string
  readonly thumbnail: string
  readonly thumbnailWidth: number
}

/** Something wrong with a page, found while its picture was taken. */
export interface Problem {
  readonly address: string
  readonly width: number
  readonly message: string
}

interface SheetContent {
  readonly shots: readonly Shot[]
  readonly problems: readonly Problem[]
}

/** Each of its options is the value of an attribute, `data-theme="dark"`; what has another value is hidden. */
interface Filter {
  readonly name: string
  readonly options: readonly string[]
}

/**
 * The page that shows all pictures at a glance: for each page one row in each theme, one column for each width.
 *
 * @returns its HTML, whole: it needs no other file but the pictures
 */
export function contactSheet({ shots, problems }: SheetContent): string {
  const rows = [...new Set([...shots, ...problems].map(({ address }) => address))].toSorted(byPage).map((address) =>
    row(
      address,
      shots.filter((shot) => shot.address === address),
      problems.filter((problem) => problem.address === address),
    ),
  )
  const widths = distinct(shots, ({ width }) => width)
  const themes = distinct(shots, ({ theme }) => theme)
  const filters: Filter[] = [
    { name: 'language', options: distinct(shots, languageOf) },
    { name: 'width', options: widths.map(String) },
    { name: 'theme', options: themes },
  ].filter(({ options }) => options.length > 1)

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Contact sheet: ${count(shots.length, 'picture')}, ${count(problems.length, 'problem')}</title>
<style>${STYLES}${rowRules(widths)}${widths.map(columnRule).join('')}${filters.flatMap(filterRules).join('')}</style>
</head>
<body>
<header>
<h1>${count(shots.length, 'picture')} of ${count(rows.length, 'page')}</h1>
${filters.map(({ name, options }) => choice(name, ['all', ...options])).join('\n')}
${choice('pages', ['tops', 'whole'])}
</header>
${summary(problems)}
<main>
${rows.join('\n')}
</main>
</body>
</html>
`
}

function row(address: string, shots: readonly Shot[], problems: readonly Problem[]): string {
  const items = problems.map(({ width, message }) => `<li>${width}: ${escapeHtml(message)}</li>`)
  return `<section data-language="${languageOf({ address })}">
<h2>${escapeHtml(address)}</h2>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
${distinct(shots.toSorted(byLook), ({ theme }) => theme)
  .map(
    (theme) =>
      `<div>${shots
        .filter((shot) => shot.theme === theme)
        .toSorted(byLook)
        .map(cell)
        .join('')}</div>`,
  )
  .join('\n')}
</section>`
}

function cell({ address, width, height, theme, picture, thumbnail, thumbnailWidth }: Shot): string {
  // Where a filter leaves few pictures, each is shown larger, and the browser takes the full one by itself.
  const sources = `${encodeURI(thumbnail)} ${thumbnailWidth}w, ${encodeURI(picture)} ${width}w`
  return `<a href="${encodeURI(picture)}" data-width="${width}" data-theme="${theme}"><img loading="lazy" sizes="auto, 25vw" srcset="${sources}" src="${encodeURI(thumbnail)}" width="${width}" height="${height}" alt="${escapeHtml(address)} at ${width} px, ${theme}"><span>${width} ${theme}</span></a>`
}

function summary(problems: readonly Problem[]): string {
  if (problems.length === 0) return '<p>No page has an error, shifts or is too wide.</p>'
  const items = problems.map(
    ({ address, width, message }) => `<li><b>${escapeHtml(address)}</b> at ${width}: ${escapeHtml(message)}</li>`,
  )
  return `<details open><summary>${count(problems.length, 'problem')}</summary><ul>${items.join('')}</ul></details>`
}

function choice(name: string, options: readonly string[]): string {
  const radios = options.map(
    (option, index) =>
      `<label><input type="radio" name="${name}" value="${option}"${index === 0 ? ' checked' : ''}>${option}</label>`,
  )
  return `<fieldset><legend>${name}</legend>${radios.join('')}</fieldset>`
}

/** Pictures side by side have the same scale, so that their widths compare as the screens do. */
function columnRule(width: number): string {
  return `[data-width="${width}"] { flex: ${width} 1 0; max-width: ${width}px }\n`
}

function filterRules({ name, options }: Filter): string[] {
  return options.map(
    (option) =>
      `:root:has([name=${name}][value="${option}"]:checked) [data-${name}]:not([data-${name}="${option}"]) { display: none }\n`,
  )
}

/** How wide a row is in all, in pixels of the screens: where filters leave few pictures, several rows share a line. */
function rowRules(widths: readonly number[]): string {
  return [
    `:root { --widths: ${widths.reduce((sum, width) => sum + width, 0)} }`,
    ...widths.map((width) => `:root:has([name=width][value="${width}"]:checked) { --widths: ${width} }\n`),
  ].join('\n')
}

const STYLES = `
:root { --paper: light-dark(#ececec, #1c1c1c); --soft: light-dark(#595959, #a6a6a6); --line: light-dark(#c4c4c4, #444);
  --alarm: light-dark(#a3160a, #ff9d8f); font: 0.8125rem/1.4 system-ui, sans-serif; background: var(--paper); }
*, ::before { box-sizing: border-box; }
body { margin: 0; padding: 0 1rem 4rem; }
header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center;
  gap: 0.25rem 1.5rem; margin-inline: -1rem; padding: 0.5rem 1rem; background: var(--paper); border-block-end: 1px solid var(--line); }
h1 { margin: 0; margin-inline-end: auto; font-size: 1rem; }
h2 { margin: 0 0 0.25rem; font: 600 0.875rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
fieldset { display: flex; align-items: center; margin: 0; padding: 0; border: 0; }
legend { float: inline-start; padding-inline-end: 0.5rem; color: var(--soft); }
label { padding: 0.125rem 0.5rem; border: 1px solid var(--line); margin-inline-start: -1px; cursor: pointer; }
label:has(:checked) { background: CanvasText; color: Canvas; }
label:has(:focus-visible), a:focus-visible { outline: 3px solid Highlight; outline-offset: 1px; }
label input { position: absolute; opacity: 0; }
ul { margin: 0.25rem 0 0.5rem; padding-inline-start: 1.25rem; overflow-wrap: anywhere; }
summary, li { color: var(--alarm); }
details { margin-block: 0.75rem; max-height: 40vh; overflow: auto; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--widths) * 0.35px), 1fr)); gap: 1.25rem 1rem; margin-block-start: 0.75rem; }
section { min-width: 0; }
section > div { display: flex; align-items: start; gap: 0.375rem; }
a { position: relative; display: block; min-width: 0; color: inherit; text-decoration: none; }
img { display: block; width: 100%; height: auto; max-height: 22rem; object-fit: cover; object-position: top; background: var(--line); border: 1px solid var(--line); }
a span { color: var(--soft); font-size: 0.6875rem; white-space: nowrap; }
:root:has([name=pages][value=whole]:checked) img { max-height: none; }
`

function languageOf({ address }: { readonly address: string }): string {
  return splitPath(address).locale ?? ''
}

/** The two languages of a page come one after the other. */
function byPage(one: string, other: string): number {
  return splitPath(one).path.localeCompare(splitPath(other).path) || other.localeCompare(one)
}

function byLook(one: Shot, other: Shot): number {
  return other.theme.localeCompare(one.theme) || one.width - other.width
}

/** In the order in which they come. */
function distinct<T>(shots: readonly Shot[], property: (shot: Shot) => T): T[] {
  return [...new Set(shots.map(property))]
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
