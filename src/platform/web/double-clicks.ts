const decides = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('[type=submit], [data-decides] button') !== null

/**
 * Ignores the second click of a double click on what decides (a form's button, the last line of a dialog), wherever it
 * lands: by then that is the answer, the form again while it closes, or the ground around a dialog that became shorter,
 * which would close it unread. Returns a function that stops listening.
 */
export const ignoreDoubleClicks = (page: Document): (() => void) => {
  let firstDecided = false
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail <= 1) firstDecided = decides(event)
    else if (firstDecided || decides(event)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  page.addEventListener('click', ignoreSecond, true)
  return () => page.removeEventListener('click', ignoreSecond, true)
}
