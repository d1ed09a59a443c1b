import { Button, Paper, Title } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { canClearCertification } from '../../rules/credential/describe-registry-answer.ts'
import { EmptyNumberForm } from './empty-number-form.tsx'
import { getRegistryAnswer } from './get-registry-answer.ts'

type EmptyNumberProps = Omit<ComponentProps<typeof EmptyNumberForm>, 'onDone' | 'onCancel'>

/**
 * Button next to a score that empties an invalid number after a question in its place. Renders nothing for a number
 * that may stay.
 */
export const ClearCertification = (props: EmptyNumberProps) => {
  const [asks, setAsks] = useState(false)
  const mayEdit = useCan('candidates:edit')
  if (!mayEdit || !canClearCertification(getRegistryAnswer(props.candidate))) return null
  if (!asks)
    return (
      <Button size="compact-sm" variant="default" mt={6} onClick={() => setAsks(true)}>
        Clear Number
      </Button>
    )
  return (
    <Paper component="section" aria-label="Clear the certification number?" withBorder p="sm" mt="xs">
      <Title order={4} mb={4}>
        Clear the certification number?
      </Title>
      <EmptyNumberForm {...props} onDone={() => setAsks(false)} onCancel={() => setAsks(false)} />
    </Paper>
  )
}
