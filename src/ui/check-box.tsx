import css from './check-box.module.css'

type CheckBoxProps = { label: string; checked: boolean; indeterminate?: boolean; onChange: (checked: boolean) => void }

/** A box in a list of many: the browser's own, because a hundred of them must cost nothing. */
export const CheckBox = ({ label, checked, indeterminate = false, onChange }: CheckBoxProps) => (
  <label className={css.hit}>
    <input
      type="checkbox"
      className={css.box}
      aria-label={label}
      checked={checked}
      ref={(element) => {
        if (element) element.indeterminate = indeterminate
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
)
