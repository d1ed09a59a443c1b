// Longer than the moment after which a closed dialog or menu returns the focus by itself.
const afterReturn = 40

/** When what had opened a dialog is gone, the focus goes to the page's content instead of nowhere. */
export const keepFocus = () => {
  const page = document
  setTimeout(() => {
    if (page.activeElement === page.body || page.activeElement === null)
      page.querySelector('main')?.focus({ preventScroll: true })
  }, afterReturn)
}

/** Where the focus goes when the item of a menu was chosen, after the menu has given it back to its button; not away from someone who writes by then. */
export const focusAfterMenu = (focus: () => void) => {
  const page = document
  setTimeout(() => {
    if (!page.activeElement?.matches('input, textarea')) focus()
  }, afterReturn)
}
