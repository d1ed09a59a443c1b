/** The mark: a heart with a tick. Decorative next to the name. */
export const Logo = ({ size = 26 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="var(--mantine-color-pine-7)" />
    <path
      d="M16 25.2 7.6 16.9a5.3 5.3 0 0 1 0-7.5 5.3 5.3 0 0 1 7.5 0l.9.9.9-.9a5.3 5.3 0 0 1 7.5 7.5z"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="m11.2 14.6 3.4 3.4 6.2-6.2"
      fill="none"
      stroke="var(--mantine-color-clay-2)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
