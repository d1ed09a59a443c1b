// Longer than the moment after which a closed dialog or menu returns the focus by itself.
const afterReturn = 40

/** When what had opened a dialog is gone, the focus goes to the page's content instead of nowhere. */
export const keepFocus = () => {
  setTimeout(() => {
    if (document.activeElement === document.body || document.activeElement === null)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, afterReturn)
}

/** Where the focus goes when the item of a menu was chosen, after the menu has given it back to its button; not away from somebody who writes by then. */
export const focusAfterMenu = (focus: () => void) => {
  setTimeout(() => {
    if (!(document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement))
      focus()
  }, afterReturn)
}
