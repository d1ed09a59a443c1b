import { List, Paper, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Page } from '../../../ui/page.tsx'

type LaterPageProps = { title: string; will: readonly string[]; meanwhile?: ReactNode }

/** A screen that is not there yet: says what will be found here, promises no date, offers no dead buttons. */
export const LaterPage = ({ title, will, meanwhile }: LaterPageProps) => (
  <Page title={title}>
    <Paper p="lg" maw={720}>
      <Text fw={600} size="md" mb="xs">
        This screen is not ready yet. You will find here:
      </Text>
      <List spacing={6} size="sm">
        {will.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {meanwhile ? (
        <Text mt="md" c="dimmed" component="div">
          {meanwhile}
        </Text>
      ) : null}
    </Paper>
  </Page>
)
