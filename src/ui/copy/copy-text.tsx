import { ActionIcon, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@reinforce/icons'
import type { ReactNode } from 'react'

type CopyTextProps = { text: string; label: string; copies?: string; shown?: ReactNode }

/** A text, or what is shown for it, with a button that copies it. */
export const CopyText = ({ text, label, copies = text, shown = text }: CopyTextProps) => (
  <CopyButton value={copies}>
    {({ copied, copy }) => (
      <span
        style={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 4,
          fontWeight: 600,
          whiteSpace: 'nowrap',
          maxWidth: '100%',
        }}
      >
        {shown}
        <ActionIcon
          data-hint={copied ? 'Copied' : 'Copy'}
          variant="subtle"
          color="gray"
          size={26}
          // Room for a finger, of which the icon has 26 px.
          me={9}
          aria-label={copied ? `Copied ${text}` : label}
          onClick={copy}
        >
          {copied ? <IconCheck size={16} stroke={1.7} /> : <IconCopy size={16} stroke={1.7} />}
        </ActionIcon>
      </span>
    )}
  </CopyButton>
)
