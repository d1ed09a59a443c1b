import { Paper, Stack, Title } from '@mantine/core'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { type Details, OrganizationNumbers } from './organization-numbers.tsx'

const RetentionForm = lazyComponent(async () => (await import('./retention-form.tsx')).RetentionForm)
const LegalHoldsSection = lazyComponent(
  async () => (await import('../../../candidates/legal-holds/web/public.ts')).LegalHoldsSection,
)

/** The organization in numbers: alerts, candidates by status, and its locations by candidates. */
export const OrganizationOverview = ({ details }: { details: Details }) => {
  const { id, retention_months } = details
  const mayKeep = useCan('users:manage')
  const mayHold = useCan('records:hold')
  return (
    <Stack gap="sm">
      <OrganizationNumbers details={details} />
      <Paper p="md" component="section" aria-label="Keeping records">
        <Title order={2} mb="sm">
          Keeping records
        </Title>
        <RetentionForm key={retention_months} id={id} months={retention_months} mayEdit={mayKeep} />
      </Paper>
      {mayHold ? <LegalHoldsSection organizationId={id} /> : null}
    </Stack>
  )
}
