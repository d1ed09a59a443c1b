import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { type BadgeColors, DotBadge } from '../../../../../ui/dot-badge.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { tones } from '../../../../../ui/tones.ts'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { setTextingRegistration, textingReadiness } from '../../contract/texting-readiness.ts'
import { CostPanel } from '../costs/cost-panel.tsx'
import { DailyLimit } from './daily-limit.tsx'
import { PauseSwitch } from './pause-switch.tsx'
import { ResumeButton } from './resume-button.tsx'
import { TextingHours } from './texting-hours.tsx'

type ReadinessReply = ReplyOf<typeof textingReadiness>
type State = ReadinessReply['items'][number]['state']

const colors: Record<State, BadgeColors> = {
  'not needed': tones.gray,
  ready: tones.green,
  missing: tones.amber,
  problem: tones.red,
}
const words: Record<State, string> = {
  ready: 'Ready',
  'not needed': 'Not needed',
  missing: 'Missing',
  problem: 'Problem',
}

const RegistrationForm = ({ id, found }: { id: string; found: ReadinessReply }) => {
  const [brandId, setBrandId] = useState(found.brandId)
  const [campaignId, setCampaignId] = useState(found.campaignId)
  const save = useCommand(setTextingRegistration)
  const kept = useKeptForm({
    form: `texting-registration:${id}`,
    values: { brandId, campaignId },
    onRestore: (back) => {
      if (back.brandId !== undefined) setBrandId(back.brandId)
      if (back.campaignId !== undefined) setCampaignId(back.campaignId)
    },
  })
  const done = () => {
    kept.saved()
    showToast('Registration recorded.')
  }
  const isSame = brandId.trim() === found.brandId && campaignId.trim() === found.campaignId
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame) save.mutate({ id, brandId, campaignId }, { onSuccess: done })
      }}
    >
      <KeptLine kept={kept} />
      {save.isError ? <Alert>{getErrorMessage(save.error, 'Couldn’t save this. Try again.')}</Alert> : null}
      <Group align="flex-end" gap="sm">
        <TextInput
          label="Brand registration"
          maxLength={60}
          value={brandId}
          onChange={(event) => setBrandId(event.currentTarget.value)}
        />
        <TextInput
          label="Campaign registration"
          maxLength={60}
          value={campaignId}
          onChange={(event) => setCampaignId(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isSame} loading={save.isPending}>
          Save
        </Button>
      </Group>
    </form>
  )
}

/** The needs of lawful texting, item by item, where the registration is noted, and the hours in which texts go out. */
export const ReadinessCard = ({ id }: { id: string }) => {
  const mayChange = useCan('users:manage')
  const found = useQuery(textingReadiness, { id })
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the readiness.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading texting readiness" lines={8} />
  const { items, isStopped, hours, widest, quietHours } = found.data
  const open = items.filter(({ state }) => state === 'missing' || state === 'problem').length
  return (
    <Stack gap="md">
      <Paper p="md" component="section" aria-label="Texting readiness">
        <Title order={2} mb="xs">
          {open === 0 ? 'Ready to text' : `${open} of ${items.length} still open`}
        </Title>
        <Stack gap="md">
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
            {items.map(({ name, state, words: told }) => (
              <li key={name}>
                <Group gap="xs">
                  <Text fw={600}>{name}</Text>
                  <DotBadge colors={colors[state]}>{words[state]}</DotBadge>
                </Group>
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {told}
                </Text>
              </li>
            ))}
          </Stack>
          {isStopped && mayChange ? <ResumeButton id={id} /> : null}
          {mayChange ? (
            <RegistrationForm key={found.data.brandId + found.data.campaignId} id={id} found={found.data} />
          ) : null}
        </Stack>
      </Paper>
      {mayChange ? <PauseSwitch id={id} /> : null}
      <DailyLimit id={id} mayChange={mayChange} />
      <CostPanel id={id} />
      <TextingHours {...{ id, hours, widest, quietHours, mayChange }} />
    </Stack>
  )
}
