type TrapFieldProps = { name: string; value: string; onChange: (value: string) => void }

/** A field that no person sees or reaches: only a robot fills it. */
export const HoneypotField = ({ name, value, onChange }: TrapFieldProps) => (
  <div aria-hidden="true" style={{ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' }}>
    <input
      name={name}
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
)
