const decides = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('[type=submit], [data-decides] button') !== null

/**
 * The second click of a double click on what decides (a form's button, the last line of a dialog) does nothing, wherever it lands: by
 * then that is the answer, the form again while it closes, or the ground beside a dialog that became shorter, which would close it
 * unread. Returns how to stop listening.
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
