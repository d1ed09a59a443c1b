import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { Alert } from './alert.tsx'
import { TopicIcon } from './topic-icon.ts'

export type EmptyProps = { title: string; children?: ReactNode; action?: ReactNode }

/** Nothing to show: the picture of what is missing, what it is, and what to do next. */
export const EmptyState = ({ title, children, action }: EmptyProps) => {
  const topic = useContext(TopicIcon)
  return (
    <Stack align="center" gap="xs" py="xl" px="md">
      <Text c="dimmed" span lh={0} aria-hidden>
        {topic}
      </Text>
      <Text fw={600} size="md" ta="center">
        {title}
      </Text>
      {children ? (
        <Text c="dimmed" ta="center" maw={460} component="div" size="sm">
          {children}
        </Text>
      ) : null}
      {action}
    </Stack>
  )
}

type FailedProps = { children: ReactNode; onRetry?: () => void; retry?: string }

/** A failed load: its error, and a way to try again. */
export const ErrorState = ({ children, onRetry, retry = 'Retry' }: FailedProps) => (
  <Stack align="center" gap="sm" py="xl" px="md">
    <Alert>{children}</Alert>
    {onRetry ? (
      <Button variant="default" onClick={onRetry}>
        {retry}
      </Button>
    ) : null}
  </Stack>
)

/** Lines in the shape of the text that is coming. */
export const LoadingLines = ({ label, lines = 4 }: { label: string; lines?: number }) => (
  <Stack gap="sm" role="status" aria-label={label}>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height={14} width={`${96 - ((line * 17) % 40)}%`} radius="xs" />
    ))}
  </Stack>
)
