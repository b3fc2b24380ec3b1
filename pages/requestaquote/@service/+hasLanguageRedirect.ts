export const hasLanguageRedirect = false
