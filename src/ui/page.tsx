import { Group, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'

type PageProps = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/** The frame of a screen: one heading, a line below it, actions at its right. */
export const Page = ({ title, lead, actions, children }: PageProps) => {
  useDocumentTitle(title)
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' }}>
          <Title order={1}>{title}</Title>
          {lead ? (
            <Text c="dimmed" size="md" component="div">
              {lead}
            </Text>
          ) : null}
        </div>
        {actions}
      </Group>
      {children}
    </Stack>
  )
}
