import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Openable } from './candidate-search.ts'

type DirectoryToolsProps = { mayEdit: boolean; onOpen: (what: Openable) => void }

/** What the toolbar offers in the directory only. */
export const DirectoryTools = ({ mayEdit, onOpen }: DirectoryToolsProps) =>
  mayEdit ? (
    <Button leftSection={<IconPlus size={16} stroke={1.7} />} onClick={() => onOpen('add')}>
      Add Candidate
    </Button>
  ) : null
