import type { ReactNode } from 'react'
import { OneTimeSecret } from '../../../../ui/one-time-secret.tsx'

type LinkOnceProps = { says: ReactNode; label: string; link: string; until: string; onClose: () => void }

/** A link that is shown only now. */
export const OneTimeLink = ({ link, until, ...props }: LinkOnceProps) => (
  <OneTimeSecret
    {...props}
    value={new URL(link, window.location.origin).href}
    note={`It works once, until ${until}.`}
    copy="Copy Link"
  />
)
