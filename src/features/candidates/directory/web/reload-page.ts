/** Loads the whole page anew (specification, section 8: candidates that cannot be loaded). */
export const reloadPage = () => window.location.reload()
