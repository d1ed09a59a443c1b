import type { ReactNode } from 'react'
import { ShownOnce } from '../../../../ui/shown-once.tsx'

type LinkOnceProps = { says: ReactNode; label: string; link: string; until: string; onClose: () => void }

/** A link that is shown only now. */
export const LinkOnce = ({ link, until, ...props }: LinkOnceProps) => (
  <ShownOnce
    {...props}
    value={new URL(link, window.location.origin).href}
    note={`It works once, until ${until}.`}
    copy="Copy Link"
  />
)
