import css from './hinted.module.css'

/** A few words in a list whose explanation appears for a resting pointer and for the keyboard; inside `<Hints>`. */
export const WithTooltip = ({ hint, children }: { hint: string; children: string }) => (
  <button
    type="button"
    className={`mantine-focus-auto mantine-active ${css.hinted}`}
    data-hint={hint}
    aria-label={`${children}: ${hint}`}
  >
    {children}
  </button>
)
