/** Minutes after which looking as an organization ends by itself. */
export const impersonationMinutes = 30
/** Characters of its reason at most. */
export const maxImpersonationReason = 500
