import { Group, Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { InfoButton } from '../../../../ui/hints/info-button.tsx'

type SectionProps = {
  id: string
  title: string
  /** Explains its figures; behind a sign next to the title. */
  about?: ReactNode
  right?: ReactNode
  children: ReactNode
}

/** A card of a page with its heading. */
export const Section = ({ id, title, about, right, children }: SectionProps) => (
  <Paper component="section" aria-labelledby={id} p="md">
    <Group justify="space-between" mb="sm" gap="xs" mih={right === undefined ? undefined : 36}>
      <Group gap={4} wrap="nowrap">
        <Title order={2} id={id}>
          {title}
        </Title>
        {about ? <InfoButton label="About these figures">{about}</InfoButton> : null}
      </Group>
      {right}
    </Group>
    {children}
  </Paper>
)
