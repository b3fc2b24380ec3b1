/** The Trusted Types policies that pages may create: no other code may turn a string into script. https://www.w3.org/TR/trusted-types/ */
export const trustedPolicies = ['search', 'estimate'] as const

/** Its functions return the string if it is allowed. */
interface TrustedPolicy {
  readonly createScriptURL: (text: string) => string
}

// TypeScript lacks these types; browsers without Trusted Types accept strings.
declare global {
  var trustedTypes: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy } | undefined
}

/**
 * Creates a policy that allows the address of a worker only.
 *
 * @returns a function that starts the worker
 * @throws TypeError if a policy of that name exists
 */
export function trustWorker(policy: (typeof trustedPolicies)[number], address: string): (name?: string) => Worker {
  const rules = { createScriptURL: (text: string) => (text === address ? text : '') }
  const trusted = globalThis.trustedTypes?.createPolicy(policy, rules) ?? rules
  return (name = '') => new Worker(trusted.createScriptURL(address), { type: 'module', name })
}
