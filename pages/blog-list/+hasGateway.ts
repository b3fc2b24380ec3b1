export const hasGateway = false
