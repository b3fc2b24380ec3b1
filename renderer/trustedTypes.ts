/**
 * The Trusted Types policies that pages may create: no other code may turn a string into HTML or script.
 * https://www.w3.org/TR/trusted-types/
 */
export const trustedPolicies = ['search', 'listing', 'estimate'] as const

/** The rules of a policy: each returns the string if it is allowed. */
interface TrustedRules {
  readonly createHTML?: (text: string) => string
  readonly createScriptURL?: (text: string) => string
}

// TypeScript lacks these types; browsers without Trusted Types accept strings.
declare global {
  var trustedTypes: { createPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules } | undefined
}

/**
 * Creates a policy with one of the names: its functions return trusted values.
 *
 * @throws TypeError if a policy of that name exists
 */
export function createTrustedPolicy<Rules extends TrustedRules>(
  name: (typeof trustedPolicies)[number],
  rules: Rules,
): Rules {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules
}
