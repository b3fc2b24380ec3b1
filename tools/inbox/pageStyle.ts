import { readFileSync } from 'node:fs'

/** The style of the inbox's pages: the site's colours and measures, read when a page is asked for, and their own rules. */
export function readPageStyle(): string {
  return readFileSync(new URL('../../renderer/styles/tokens.css', import.meta.url), 'utf8') + RULES
}

const RULES = `
:root { --display: 'Noto Serif Display', Didot, 'Bodoni 72', 'Playfair Display', Georgia, serif;
  background: var(--color-paper); color: var(--color-ink); accent-color: var(--color-river);
  font: var(--text-base)/1.5 'Source Serif 4', 'Iowan Old Style', Charter, Georgia, serif; }
*, ::before { box-sizing: border-box; }
body { margin: 0; padding-block-end: var(--space-8); }
body > * { padding-inline: var(--edge); }
h1, h2, h3 { margin: 0; font-family: var(--display); line-height: 1.1; text-wrap: balance; overflow-wrap: anywhere; }
h1 { margin-block-end: var(--space-3); font-size: var(--text-4xl); letter-spacing: -0.02em; }
h2 { font-size: var(--text-xl); }
p, dl, dd, ul { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--color-river); text-underline-offset: 0.2em; }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
button, select { min-block-size: var(--touch-target); max-inline-size: 100%; padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-control-line); border-radius: var(--radius); background: var(--color-surface);
  color: var(--color-ink); font: inherit; }
button { cursor: pointer; }
button:hover { border-color: currentColor; text-decoration: underline; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--color-river); outline-offset: 3px; }
summary { display: inline-flex; align-items: center; gap: var(--space-2); min-block-size: var(--touch-target); color: var(--color-ink-soft); cursor: pointer; }
summary::before { content: '+' / ''; inline-size: 0.75em; font-size: 1.25em; line-height: 1; }
[open] > summary::before { content: '–' / ''; }
.soft { color: var(--color-ink-soft); font-size: var(--text-sm); }
.deck { block-size: 0.5rem; padding: 0; background: var(--planks); color: var(--color-river); }

.top { display: grid; gap: var(--space-5) var(--space-7); align-items: end; padding-block: var(--space-7) var(--space-6); }
.top form { display: grid; gap: var(--space-2); }
.row { display: flex; flex-wrap: wrap; gap: var(--space-2); }
.row select { flex: 1 1 12rem; min-inline-size: 0; }

.fault { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-6); align-items: center; justify-content: space-between;
  padding-block: var(--space-4); background: var(--color-accent); color: var(--color-paper); }
.fault b { display: block; font: 600 var(--text-lg)/1.2 var(--display); }
.fault button { border-color: transparent; background: var(--color-paper); color: var(--color-ink); }
.fault :focus-visible { outline-color: currentColor; }

.message { display: grid; gap: var(--space-4) var(--space-7); padding-block: var(--space-6); border-block-start: 1px solid var(--color-line); }
.message > * { min-inline-size: 0; }
.message:first-child { border-block-start-width: 3px; border-color: var(--color-ink); }
.fault + main > :first-child { border-color: transparent; }
.envelope { display: flex; flex-wrap: wrap; gap: 0 var(--space-4); align-items: baseline; align-content: start; color: var(--color-ink-soft); font-size: var(--text-sm); }
.envelope time { color: var(--color-ink); }
.envelope time b { font: 600 var(--text-xl)/1.2 var(--display); font-variant-numeric: tabular-nums; }
.envelope span { overflow-wrap: anywhere; }
.times { color: var(--color-accent); font-weight: 700; }
.content { display: grid; gap: var(--space-4); }
dl > div { display: grid; gap: 0 var(--space-5); padding-block: var(--space-2); border-block-start: 1px solid var(--color-line); }
dt { color: var(--color-ink-soft); font-size: var(--text-sm); overflow-wrap: anywhere; }
dd { white-space: pre-wrap; overflow-wrap: anywhere; }
dd:empty::before { content: '–'; color: var(--color-ink-soft); }
.files li { display: grid; gap: 0 var(--space-5); padding-block: var(--space-3); padding-inline-start: var(--space-4); border-inline-start: 3px solid var(--color-river); }
.files a { display: inline-flex; align-items: center; min-block-size: var(--touch-target); font-weight: 600; overflow-wrap: anywhere; }
.check { padding: var(--space-2) var(--space-4); border-inline-start: 3px solid; overflow-wrap: anywhere; }
.check[data-check=matches] { color: var(--color-river); }
.check:not([data-check=matches]) { background: var(--color-highlight); border-color: var(--color-accent); font-weight: 600; }
.actions { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); align-items: start; justify-content: space-between; }
.all { padding-block: var(--space-5); border-block-start: 3px solid var(--color-ink); }

.empty { display: grid; gap: var(--space-5) var(--space-7); padding-block: var(--space-6); border-block-start: 3px solid var(--color-ink); }
.empty .glyph { color: var(--color-river); font: 700 clamp(9rem, 30vw, 22rem)/0.85 var(--display); }
.empty div { display: grid; gap: var(--space-4); align-content: center; max-inline-size: var(--measure); min-inline-size: 0; }
.empty h2 { font-size: var(--text-2xl); }
.empty pre { margin: 0; padding: var(--space-4); background: var(--color-sand); white-space: pre-wrap; }
.empty .row a { display: inline-flex; align-items: center; min-block-size: var(--touch-target); margin-inline-end: var(--space-4); }

.notice { display: grid; gap: var(--space-4); max-inline-size: var(--page-width); padding-block: var(--space-8); }

@media (width >= 48rem) {
  .top { grid-template-columns: 1fr minmax(20rem, 28rem); }
  .message { grid-template-columns: minmax(0, 1fr) minmax(0, 3fr); }
  .envelope { display: grid; gap: var(--space-1); }
  dl > div { grid-template-columns: 10rem minmax(0, 1fr); align-items: baseline; }
  .empty { grid-template-columns: auto minmax(0, 1fr); }
}
@media (forced-colors: active) { .fault, .check { border: 2px solid; } }
`
