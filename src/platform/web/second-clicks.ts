const ignoreSecond = (event: MouseEvent) => {
  const at = event.detail > 1 && event.target instanceof Element ? event.target : null
  if (!at?.closest('[type=submit], [data-decides] button')) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * The second click of a double click on what decides (a form's button, the last line of a dialog) does nothing: by then it would
 * land on the answer, or send the form anew while it closes. Returns how to stop listening.
 */
export const ignoreSecondClicks = (page: Document): (() => void) => {
  page.addEventListener('click', ignoreSecond, true)
  return () => page.removeEventListener('click', ignoreSecond, true)
}
