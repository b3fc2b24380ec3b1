/** The logo, a footbridge: an arc, its deck and three planks, in the current text colour. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M2 21C9 5 31 5 38 21" strokeWidth="3" strokeLinecap="round" />
      <path d="M2 21h36M11 12.5V21M20 9v12M29 12.5V21" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
