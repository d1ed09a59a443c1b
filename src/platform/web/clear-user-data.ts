/** Tastes of anyone who sits at this browser: colors, a narrow sidebar, and the language of the public pages. */
const tastes = new Set(['mantine-color-scheme-value', 'reinforce-sidebar-collapsed', 'reinforce-language'])

/** How the names begin of what open pages keep in the tab: no one is signed in there, so no sign-out is about it. */
export const ofOpenPages = 'open page: '

/**
 * Removes the browser's data of a person, so that the next one finds none. The page's own memory is cleared by the
 * event `person-forgotten`.
 */
export const clearUserData = () => {
  for (const key of Object.keys(localStorage)) if (!tastes.has(key)) localStorage.removeItem(key)
  for (const key of Object.keys(sessionStorage)) if (!key.startsWith(ofOpenPages)) sessionStorage.removeItem(key)
  window.dispatchEvent(new Event('person-forgotten'))
}
