import { Anchor, Badge, Group, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { organizationTemplates } from '../contract/client-details.ts'

const n = (value: number) => formatCount(value)

/** An organization's text templates in their order, and how many links its people saved. */
export const OrganizationTemplates = ({ id }: { id: string }) => {
  const me = useMe()
  const found = useQuery(organizationTemplates, { id })
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the templates.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading templates" lines={6} />
  const { templates, links } = found.data
  return (
    <Stack gap="sm">
      {templates.length === 0 ? (
        <EmptyState title="No templates yet." action={<LinkButton to="/templates">Open Templates & Links</LinkButton>}>
          You can write texts without one.
        </EmptyState>
      ) : (
        <Paper component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Templates">
          {templates.map((template) => (
            <Stack key={template.id} component="li" gap={4} p="md">
              <Group gap="xs">
                <Text fw={600}>
                  {template.name}
                  {template.is_default ? ' (Default)' : ''}
                </Text>
                {template.is_active ? null : (
                  <Badge variant="light" color="gray">
                    Not active
                  </Badge>
                )}
                <Text size="sm" c="dimmed">
                  {n(template.texts)} {template.texts === 1 ? 'text' : 'texts'}
                </Text>
              </Group>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {template.content}
              </Text>
            </Stack>
          ))}
        </Paper>
      )}
      <Text size="sm" c="dimmed">
        {links === 0 ? 'No saved links.' : `${n(links)} saved ${links === 1 ? 'link' : 'links'}.`}{' '}
        {me?.organization.id === id ? (
          <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to="/templates" />}>
            Change templates and links
          </Anchor>
        ) : null}
      </Text>
    </Stack>
  )
}
