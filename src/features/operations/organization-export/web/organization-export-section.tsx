import { Button, Stack, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Fold } from '../../../../ui/fold/fold.tsx'
import { useAuth } from '../../../access/sign-in/web/public.ts'
import { FileList } from '../../../candidates/person-files/web/public.ts'
import { makeOrganizationExport, organizationExports } from '../contract/organization-exports.ts'

const Body = ({ organizationId }: { organizationId: string }) => {
  const { session } = useAuth()
  const make = useCommand(makeOrganizationExport)
  return (
    <Stack gap="sm">
      <Text size="sm">
        A ZIP with one CSV file for each table, all stored files, and a list of what it leaves out. Another installation
        of Reinforce can import it.
      </Text>
      <Text size="sm">
        Passwords, saved logins, and API keys are never included. You can leave this page.
        {session.settings().sendsMail ? ' You get an email when the export is ready.' : ''}
      </Text>
      {make.isError ? <Alert>{getErrorMessage(make.error, 'Couldn’t start the export. Try again.')}</Alert> : null}
      <FileList from={organizationExports} id={organizationId} kind="organization" />
      <div>
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate({ id: organizationId })}>
          Create Export
        </Button>
      </div>
    </Stack>
  )
}

/** Requests an export of a whole organization, shows its progress, and offers those of the last week; for Admins and platform staff. */
export const OrganizationExportSection = ({ organizationId }: { organizationId: string }) => (
  <Fold
    name="organization-export"
    title="Export of the organization"
    lead="All data and files of the organization, to keep or to move."
  >
    <Body organizationId={organizationId} />
  </Fold>
)
