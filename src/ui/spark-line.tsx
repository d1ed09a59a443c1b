type SparkLineProps = {
  values: readonly number[]
  /** The number at the top: the same for lines beneath each other. */
  top?: number
  /** Describes the line in words; without one it only repeats the text next to it. */
  label?: string
}

/** A small line of numbers, oldest first. */
export const SparkLine = ({ values, top = 0, label }: SparkLineProps) => {
  const [width, height, most] = [72, 20, Math.max(1, top, ...values)]
  const step = values.length > 1 ? width / (values.length - 1) : 0
  const points = values.map(
    (value, at) => `${(at * step).toFixed(1)},${(height - 1 - (value / most) * (height - 3)).toFixed(1)}`,
  )
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="light-dark(var(--mantine-color-pine-6), var(--mantine-color-pine-4))"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
