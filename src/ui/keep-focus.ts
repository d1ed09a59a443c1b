// Longer than the moment after which a closed dialog returns the focus by itself.
const afterReturn = 40

/** When what had opened a dialog is gone, the focus goes to the page's content instead of nowhere. */
export const keepFocus = () => {
  setTimeout(() => {
    if (document.activeElement === document.body || document.activeElement === null)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, afterReturn)
}
