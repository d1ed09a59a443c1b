import { ActionIcon, CopyButton, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'

/** A text with a button that copies it. */
export const CopyText = ({ text, label, copies = text }: { text: string; label: string; copies?: string }) => (
  <CopyButton value={copies}>
    {({ copied, copy }) => (
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, fontWeight: 600, whiteSpace: 'nowrap' }}>
        {text}
        <Tooltip label={copied ? 'Copied' : 'Copy'}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            aria-label={copied ? `Copied ${text}` : label}
            onClick={copy}
          >
            {copied ? <IconCheck size={16} stroke={1.7} /> : <IconCopy size={16} stroke={1.7} />}
          </ActionIcon>
        </Tooltip>
      </span>
    )}
  </CopyButton>
)
