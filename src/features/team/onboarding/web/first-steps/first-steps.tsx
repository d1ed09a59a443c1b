import { Button, Paper, Text, Title } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { ApplyLink } from '../../../../clients/job-codes/web/public.ts'
import { firstSteps } from '../../contract/first-steps.ts'
import css from './first-steps.module.css'

type Told = ReplyOf<typeof firstSteps>

type StepProps = {
  done: boolean
  title: string
  children: ReactNode
  ways?: readonly { label: string; link: LinkOptions }[]
}

const Step = ({ done, title, children, ways = [] }: StepProps) => (
  <li className={css.step}>
    <span className={css.mark} role="img" aria-label={done ? 'Done' : 'To do'}>
      {done ? <IconCircleCheckFilled size={20} /> : <IconCircle size={20} stroke={1.5} />}
    </span>
    <div className={css.body}>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed" component="div">
        {children}
      </Text>
    </div>
    <div className={css.ways}>
      {ways.map(({ label, link }) => (
        <Button key={label} size="compact-md" variant="default" renderRoot={(props) => <Link {...props} {...link} />}>
          {label}
        </Button>
      ))}
    </div>
  </li>
)

const Codes = ({ codes, codeCount }: Pick<Told, 'codes' | 'codeCount'>) => (
  <ul className={css.codes}>
    {codes.map(({ id, code, position, location }) => (
      <li key={id}>
        <span>
          {position}, {location}
        </span>
        <ApplyLink code={code} />
        <Link to="/active-job-codes" search={{ q: code, dialog: 'qr', id }} aria-label={`QR code of ${code}`}>
          QR code
        </Link>
      </li>
    ))}
    {codeCount > codes.length ? (
      <li>
        <Link to="/active-job-codes">All {formatCount(codeCount)} codes</Link>
      </li>
    ) : null}
  </ul>
)

/** The first steps of a clinic without applicants, each ticked as soon as it is done. */
export const FirstSteps = () => {
  const found = useQuery(firstSteps, {})
  const [mayEdit, mayInvite] = [useCan('candidates:edit'), useCan('users:manage')]
  const body = () => {
    if (found.isError && !found.data)
      return (
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load the first steps.')}
        </ErrorState>
      )
    if (!found.data) return <LoadingLines label="Loading first steps" lines={8} />
    const { steps, codes, codeCount } = found.data
    return (
      <ol className={css.list}>
        <Step
          done={steps.candidate}
          title="Share a job code"
          ways={
            steps.code
              ? []
              : [{ label: 'Create a job code', link: { to: '/active-job-codes', search: { dialog: 'add' } } }]
          }
        >
          {steps.code
            ? 'Anyone who opens the link or scans the code can apply at that location and appears here.'
            : 'People apply with a code for one location and position.'}
          {codes.length > 0 ? <Codes codes={codes} codeCount={codeCount} /> : null}
        </Step>
        <Step
          done={steps.post}
          title="Create a job post"
          ways={[{ label: 'Add job post', link: { to: '/job-post-tracker', search: { dialog: 'add' } } }]}
        >
          The tracker warns you when a post brings too few candidates for its cost.
        </Step>
        <Step
          done={steps.candidate}
          title="Add the candidates you have"
          ways={[
            { label: 'Add Candidate', link: { to: '/candidate-directory', search: { open: 'add' } } },
            { label: 'Import a list', link: { to: '/imports' } },
          ]}
        >
          One by one, or a whole list from a spreadsheet.
        </Step>
        {mayInvite ? (
          <Step
            done={steps.colleague}
            title="Invite a colleague"
            ways={[{ label: 'Invite', link: { to: '/user-management', search: { dialog: 'invite' } } }]}
          >
            They can review, text, and book too.
          </Step>
        ) : null}
        <Step
          done={steps.hours}
          title="Set booking hours"
          ways={[{ label: 'Set hours', link: { to: '/automations', search: { section: 'hours' } } }]}
        >
          Candidates choose an interview time within them.
        </Step>
        <Step
          done={steps.template}
          title="Write your first text"
          ways={[{ label: 'Open Templates & Links', link: { to: '/templates' } }]}
        >
          A template greets each applicant by name in one click.
        </Step>
      </ol>
    )
  }
  return (
    <Paper p="md" component="section" aria-labelledby="first-steps">
      <Title order={2} id="first-steps" fz={18}>
        Get your first candidates
      </Title>
      {mayEdit ? null : (
        <Text size="sm" c="dimmed">
          You can view these steps, but you don’t have permission to change them.
        </Text>
      )}
      {body()}
    </Paper>
  )
}
