const reachable = 'input:not([type=hidden]):not([tabindex="-1"]), textarea, select, button'

/** The first control that is marked as wrong. A group of choices has its sentence below it, and no mark of its own. */
const findFirstWrong = (form: Element): HTMLElement | null => {
  const first = form.querySelector<HTMLElement>('[aria-invalid=true], .mantine-InputWrapper-error')
  if (!first || first.matches('[aria-invalid=true]')) return first
  return first.closest('.mantine-InputWrapper-root')?.querySelector<HTMLElement>(reachable) ?? null
}

/**
 * Focuses the first field that is marked as wrong in a form (null: in the page). Returns those of the sentences that the form doesn't show.
 * `say` is how it shows one.
 */
export const showErrors = (
  form: Element | null,
  sentences: readonly string[],
  say = (sentence: string) => sentence,
): string[] => {
  const shown = form?.isConnected ? form : document.body
  const first = findFirstWrong(shown)
  first?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
  return sentences.filter(
    (sentence, at) => sentences.indexOf(sentence) === at && !shown.textContent.includes(say(sentence)),
  )
}
