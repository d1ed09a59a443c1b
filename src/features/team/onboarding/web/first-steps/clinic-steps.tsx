import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { ApplyLink } from '../../../../clients/job-codes/web/public.ts'
import { firstSteps } from '../../contract/first-steps.ts'
import { type ClinicStep, listSteps } from '../../rules/first-steps.ts'
import css from './first-steps.module.css'
import { type FirstStepsProps, StepsCard, type StepWords } from './steps-card.tsx'

type FirstStepsReply = ReplyOf<typeof firstSteps>

const Codes = ({ codes, codeCount }: Pick<FirstStepsReply, 'codes' | 'codeCount'>) => (
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

const addCode = { label: 'Create Job Code', link: { to: '/active-job-codes', search: { dialog: 'add' } } } as const

const describe: Readonly<Record<ClinicStep, (found: FirstStepsReply) => StepWords>> = {
  candidate: ({ steps, codes, codeCount }) => ({
    title: 'Get your first candidate',
    body: (
      <>
        {steps.code
          ? 'Share a job code: anyone with the link or QR code can apply. Or add the candidates you have.'
          : 'People apply with a code for one location and position. Or add the candidates you have.'}
        {codes.length > 0 ? <Codes codes={codes} codeCount={codeCount} /> : null}
      </>
    ),
    ways: [
      ...(steps.code ? [] : [addCode]),
      { label: 'Add Candidate', link: { to: '/candidate-directory', search: { open: 'add' } } },
      { label: 'Import List', link: { to: '/imports' } },
    ],
  }),
  post: () => ({
    title: 'Create a job post',
    body: 'The tracker warns you when a post brings too few candidates for its cost.',
    ways: [{ label: 'Add Job Post', link: { to: '/job-post-tracker', search: { dialog: 'add' } } }],
  }),
  colleague: ({ invited }) => ({
    title: 'Invite a colleague',
    body: invited ? 'Invited. Done when they sign up.' : 'They can review, text, and book too.',
    ways: invited
      ? [{ label: 'View Invitations', link: { to: '/user-management' } }]
      : [{ label: 'Invite Colleague', link: { to: '/user-management', search: { dialog: 'invite' } } }],
  }),
  hours: () => ({
    title: 'Set booking hours',
    body: 'Candidates choose an interview time within them.',
    ways: [{ label: 'Set Hours', link: { to: '/automations', search: { section: 'hours' } } }],
  }),
  screening: () => ({
    title: 'Turn on screening by text',
    body: 'New applicants are greeted, asked a few questions, and offered interview times.',
    ways: [
      { label: 'Set Up Screening', link: { to: '/automations', search: { tab: 'presets', change: 'applicant' } } },
    ],
  }),
  text: ({ steps }) => ({
    title: 'Send your first text',
    body: steps.candidate
      ? 'Open a candidate and write to them. Automatic texts don’t count.'
      : 'You can write to a candidate as soon as you have one.',
    ways: steps.candidate ? [{ label: 'Open Candidates', link: { to: '/candidate-directory' } }] : [],
  }),
}

/** The questions that wait for an Admin, above the steps. */
const Questions = ({ onAsk }: { onAsk: () => void }) => (
  <div className={css.questions}>
    <Text size="sm">3 questions set your time zone, your booking hours, and texts to new applicants.</Text>
    <Button size="compact-md" onClick={onAsk}>
      Answer 3 Questions
    </Button>
  </div>
)

/** The first steps of a clinic, each done as soon as the thing happened. */
export const ClinicSteps = ({ list, questions, onAsk }: FirstStepsProps) => {
  const me = useMe()
  const found = useQuery(firstSteps, {})
  const { data } = found
  const first = questions === 'none' ? null : <Questions onAsk={onAsk} />
  if (!data)
    return (
      <StepsCard
        list={list}
        steps={[]}
        first={first}
        waits={
          found.isError ? (
            <ErrorState onRetry={() => void found.refetch()}>
              {getErrorMessage(found.error, 'Couldn’t load the first steps.')}
            </ErrorState>
          ) : (
            <LoadingLines label="Loading first steps" lines={8} />
          )
        }
      />
    )
  const steps = listSteps(false, me?.can ?? []) as ClinicStep[]
  return (
    <StepsCard
      list={list}
      first={first}
      steps={steps.map((step) => ({ key: step, done: data.steps[step], words: describe[step](data) }))}
    />
  )
}
