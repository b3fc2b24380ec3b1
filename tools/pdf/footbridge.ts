/** The footbridge, as components/Logo/Logo.tsx draws it. */
export const footbridge = {
  width: 40,
  height: 24,
  arc: 'M2 21C9 5 31 5 38 21',
  deck: 'M2 21h36M11 12.5V21M20 9v12M29 12.5V21',
} as const
