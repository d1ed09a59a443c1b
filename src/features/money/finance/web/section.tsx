import { Group, Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; right?: ReactNode; children: ReactNode }

/** A card of a page with its heading. */
export const Section = ({ id, title, right, children }: SectionProps) => (
  <Paper component="section" aria-labelledby={id} p="md">
    <Group justify="space-between" mb="sm" gap="xs" mih={right === undefined ? undefined : 36}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {right}
    </Group>
    {children}
  </Paper>
)
