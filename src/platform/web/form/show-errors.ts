/** Focuses the first field that is marked as wrong in a form (null: in the page). Returns those of the sentences that the form doesn't show. */
export const showErrors = (form: Element | null, sentences: readonly string[]): string[] => {
  const shown = form?.isConnected ? form : document.body
  const first = shown.querySelector<HTMLElement>('[aria-invalid=true]')
  first?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
  return sentences.filter((sentence, at) => sentences.indexOf(sentence) === at && !shown.textContent.includes(sentence))
}
