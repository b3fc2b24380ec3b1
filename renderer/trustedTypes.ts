/**
 * The policies of Trusted Types that pages may make: all other code is refused to make HTML or scripts of a text.
 * https://www.w3.org/TR/trusted-types/
 */
export const trustedPolicies = ['search', 'listing', 'estimate'] as const

/** What of a text may be made what: each rule gives back what is right of it. */
interface TrustedRules {
  readonly createHTML?: (text: string) => string
  readonly createScriptURL?: (text: string) => string
}

// TypeScript does not know them; browsers that don't have them take texts.
declare global {
  var trustedTypes: { createPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules } | undefined
}

/**
 * A policy under one of the names: its functions give what the browser lets in.
 *
 * @throws TypeError where there is one of that name already
 */
export function createTrustedPolicy<Rules extends TrustedRules>(
  name: (typeof trustedPolicies)[number],
  rules: Rules,
): Rules {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules
}
