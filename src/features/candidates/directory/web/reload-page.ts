/** Loads the whole page again (specification, section 8: candidates that cannot be loaded). */
export const reloadPage = () => window.location.reload()
